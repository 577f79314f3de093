import type { StaticHandlerContext } from 'react-router-dom';
import type { PageFamily } from '#pages.ts';
import type { RenderedHead } from '#site/rendered-head.ts';
import { asScript } from '#structured-data/as-script.ts';
import { structuredDataFor } from '#structured-data/page-structured-data.ts';

/** The status of a rendered page, and its structured data as elements of its head. */
export async function describePage(
  { matches, loaderData, statusCode }: StaticHandlerContext,
  page: PageFamily | undefined,
  { meta, crumbs = [] }: RenderedHead,
): Promise<{ readonly status: number; readonly structuredData: string }> {
  // Only the screens for missing pages and errors have no path. For an unknown path the router's status is 200.
  if (!meta?.path) return { status: statusCode === 200 ? 404 : statusCode, structuredData: '' };
  const { path, article } = meta;
  // The last crumb is the page itself: it has no path yet, and for a post the name "Post" instead of its title.
  const complete = crumbs.map((crumb) => (crumb.path ? crumb : { name: article?.title ?? crumb.name, path }));
  const loaded = loaderData[matches.at(-1)?.route.id ?? ''];
  const descriptions = await structuredDataFor(page?.subject, loaded, complete);
  return { status: statusCode, structuredData: descriptions.map(asScript).join('') };
}
