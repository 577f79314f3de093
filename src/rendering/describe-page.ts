import type { StaticHandlerContext } from 'react-router-dom';
import type { PublishedPost } from '#domain/post-answers.ts';
import type { Job } from '#features/careers/jobs.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { asScript } from '#structured-data/as-script.ts';
import { type DescribedPage, structuredDataFor } from '#structured-data/page-structured-data.ts';

type ServiceData = Pick<Extract<DescribedPage, { kind: 'service' }>, 'service'> & {
  readonly page: { readonly attributes: { readonly description: string } };
};

/** The breadcrumb as it stands in the page: each step's address, where it has one, and its name. */
const CRUMBS = /<nav[^>]*aria-label="Breadcrumb"><ol>(.*?)<\/ol>/;
const CRUMB = /<li>(?:<a[^>]*href="([^"]+)"[^>]*>|<span[^>]*>)([^<]*)</g;

/**
 * The status of a rendered page and structured data for its head, made of what its loader gave and, for the way to it,
 * of its breadcrumb.
 */
export async function describePage(found: StaticHandlerContext, body: string): Promise<PageDescription> {
  const page = await pageOf(found, body);
  if (page === 'missing') return { status: 404, data: '' };
  return { status: found.statusCode, data: structuredDataFor(page, settings.siteUrl).map(asScript).join('') };
}

interface PageDescription {
  readonly status: number;
  /** Structured data, as elements. */
  readonly data: string;
}

async function pageOf(
  { matches, loaderData, location }: StaticHandlerContext,
  body: string,
): Promise<DescribedPage | 'missing'> {
  const route = matches.at(-1)?.route;
  const data: unknown = route && loaderData[route.id];
  switch (route?.path) {
    case ':serviceSlug': {
      if (!data) break;
      const { service, page } = data as ServiceData;
      return { kind: 'service', service, description: page.attributes.description };
    }
    case 'career/:jobId':
      if (data) return { kind: 'job', job: data as Job };
      break;
    case 'blog/:slug': {
      const post = await (data as { post: Promise<PublishedPost | undefined> }).post;
      return post ? { kind: 'post', post } : 'missing';
    }
  }
  if (location.pathname === paths.home) return { kind: 'home' };
  return { kind: 'page', steps: stepsIn(body, location.pathname) };
}

function stepsIn(body: string, path: string) {
  const [, list = ''] = CRUMBS.exec(body) ?? [];
  return [...list.matchAll(CRUMB)].map(([, to, name = '']) => ({ name: decoded(name), path: to ?? path }));
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
