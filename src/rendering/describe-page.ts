import type { StaticHandlerContext } from 'react-router-dom';
import type { GlossaryTerm } from '#content/glossary-term.ts';
import type { Section } from '#domain/html/sections.ts';
import { titleOf } from '#domain/posts/post.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import type { PostResponse } from '#domain/posts/post-responses.ts';
import type { Job } from '#features/careers/jobs.ts';
import type { PageFamily } from '#pages.ts';
import { settings } from '#settings.ts';
import type { RenderedHead } from '#site/rendered-head.ts';
import { asScript } from '#structured-data/as-script.ts';
import { type Subject, structuredDataFor } from '#structured-data/page-structured-data.ts';

type ServiceData = Pick<Extract<Subject, { kind: 'service' }>, 'service'> & {
  readonly page: { readonly attributes: { readonly description: string } };
};

/** The status of a rendered page, and its structured data as elements of its head. */
export async function describePage(
  { matches, loaderData, statusCode }: StaticHandlerContext,
  page: PageFamily | undefined,
  { meta, crumbs = [] }: RenderedHead,
): Promise<{ readonly status: number; readonly data: string }> {
  // A page without an address is one for a missing page, or for a fault.
  if (!meta?.path) return { status: statusCode === 200 ? 404 : statusCode, data: '' };
  const subject = await subjectOf(page, loaderData[matches.at(-1)?.route.id ?? '']);
  const own = { path: meta.path, ...(subject?.kind === 'post' && { name: titleOf(subject.post) }) };
  const steps = crumbs.map((step) => (step.path ? step : { ...step, ...own }));
  return {
    status: statusCode,
    data: structuredDataFor(subject, steps, settings.siteUrl).map(asScript).join(''),
  };
}

/** The subject of a page, from the data of its loader. */
async function subjectOf(page: PageFamily | undefined, data: unknown): Promise<Subject | undefined> {
  switch (page?.subject) {
    case 'company':
      return { kind: 'company' };
    case 'service': {
      const { service, page: text } = data as ServiceData;
      return { kind: 'service', service, description: text.attributes.description };
    }
    case 'questions':
      return { kind: 'questions', ...(data as { questions: readonly Section[] }) };
    case 'glossary':
      return { kind: 'glossary' };
    case 'term':
      return { kind: 'term', term: (data as { term: GlossaryTerm }).term };
    case 'job':
      return { kind: 'job', job: data as Job };
    case 'listing': {
      const { query, result } = data as { query: PostQuery; result: Promise<PostPage> };
      return query.listing && { kind: 'listing', listing: query.listing, page: await result };
    }
    case 'post': {
      const { post } = await (data as { found: Promise<PostResponse> }).found;
      return post ? { kind: 'post', post } : undefined;
    }
    default:
      return undefined;
  }
}
