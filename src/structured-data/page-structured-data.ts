import type { GlossaryTerm } from '#content/glossary-term.ts';
import type { ServiceEntry } from '#content/services.ts';
import type { Section } from '#domain/html/sections.ts';
import type { Listing } from '#domain/posts/listing.ts';
import type { PostPage } from '#domain/posts/post-list.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import type { Crumb } from '#pages.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { collection } from './collection.ts';
import { definedTerm, definedTermSet } from './defined-term.ts';
import { faqPage } from './faq-page.ts';
import { type DescribedJob, jobPosting } from './job-posting.ts';
import { organization } from './organization.ts';
import { service } from './service.ts';
import { webSite } from './web-site.ts';

/** The subject of a page. */
export type Subject =
  | { readonly kind: 'company' }
  | { readonly kind: 'service'; readonly service: ServiceEntry; readonly description: string }
  | { readonly kind: 'post'; readonly post: PublishedPost }
  | { readonly kind: 'listing'; readonly listing: Listing; readonly page: PostPage }
  | { readonly kind: 'job'; readonly job: DescribedJob }
  | { readonly kind: 'questions'; readonly questions: readonly Section[] }
  | { readonly kind: 'glossary' }
  | { readonly kind: 'term'; readonly term: GlossaryTerm };

/** The structured data of a page: its subject, if any, and its breadcrumb. */
export function structuredDataFor(
  subject: Subject | undefined,
  steps: readonly Crumb[],
  siteUrl: string,
): object[] {
  const subjects = subject ? described(subject, siteUrl).filter((one) => one !== undefined) : [];
  // Search engines report a breadcrumb of one step as an error.
  return steps.length > 1 ? [...subjects, breadcrumbList(steps, siteUrl)] : subjects;
}

function described(subject: Subject, siteUrl: string): (object | undefined)[] {
  switch (subject.kind) {
    case 'company':
      return [organization(siteUrl), webSite(siteUrl)];
    case 'service':
      return [service(subject.service, subject.description, siteUrl)];
    case 'post':
      return [article(subject.post, siteUrl)];
    case 'listing':
      return [collection(subject.listing, subject.page, siteUrl)];
    case 'job':
      return [jobPosting(subject.job, siteUrl)];
    case 'questions':
      return [faqPage(subject.questions, siteUrl)];
    case 'glossary':
      return [definedTermSet(siteUrl)];
    case 'term':
      return [definedTerm(subject.term, siteUrl)];
  }
}
