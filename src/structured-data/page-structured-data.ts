import type { ServiceEntry } from '#content/services.ts';
import { titleOf } from '#domain/post.ts';
import type { PublishedPost } from '#domain/post-answers.ts';
import { paths } from '#paths.ts';
import { article } from './article.ts';
import { type BreadcrumbStep, breadcrumbList } from './breadcrumb-list.ts';
import { type DescribedJob, jobPosting } from './job-posting.ts';
import { organization } from './organization.ts';
import { service } from './service.ts';
import { webSite } from './web-site.ts';

/** A page, with what its structured data is made of. */
export type DescribedPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'service'; readonly service: ServiceEntry; readonly description: string }
  | { readonly kind: 'post'; readonly post: PublishedPost }
  | { readonly kind: 'job'; readonly job: DescribedJob }
  | { readonly kind: 'page'; readonly steps: readonly BreadcrumbStep[] };

const HOME: BreadcrumbStep = { name: 'Home', path: paths.home };

/** The structured data of a page: what it is about, and the way to it. */
export function structuredDataFor(page: DescribedPage, siteUrl: string): object[] {
  const subjects = subjectsOf(page, siteUrl).filter((subject) => subject !== undefined);
  const steps = stepsTo(page);
  // Search engines take a way of one step for a mistake.
  return steps.length > 1 ? [...subjects, breadcrumbList(steps, siteUrl)] : subjects;
}

function subjectsOf(page: DescribedPage, siteUrl: string): (object | undefined)[] {
  switch (page.kind) {
    case 'home':
      return [organization(siteUrl), webSite(siteUrl)];
    case 'service':
      return [service(page.service, page.description, siteUrl)];
    case 'post':
      return [article(page.post, siteUrl)];
    case 'job':
      return [jobPosting(page.job, siteUrl)];
    case 'page':
      return [];
  }
}

/** As the breadcrumb of the page has them, but for a post, which is called "Post" there. */
function stepsTo(page: DescribedPage): readonly BreadcrumbStep[] {
  switch (page.kind) {
    case 'home':
      return [];
    case 'service': {
      const { name, slug } = page.service;
      return [HOME, { name: 'Services', path: paths.services }, { name, path: paths.service(slug) }];
    }
    case 'post': {
      const { slug } = page.post;
      return [HOME, { name: 'Blog', path: paths.blog }, { name: titleOf(page.post), path: paths.post(slug) }];
    }
    case 'job': {
      const { title, id } = page.job;
      return [HOME, { name: 'Careers', path: paths.careers }, { name: title, path: paths.job(id) }];
    }
    case 'page':
      return page.steps;
  }
}
