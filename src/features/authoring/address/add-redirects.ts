import { checkRedirects, type Refusal, readRedirectLines, slugIn } from '#domain/posts/redirects.ts';
import { isReservedId, isSlug } from '#domain/posts/slug.ts';

/** The maximum number of lines in a table: checking one takes three reads, and all are written at once. */
export const MAX_LINES = 200;

/** The result for a table: how many redirects were stored, or why none was. */
export type TableResult =
  | { readonly count: number }
  | { readonly refusals: readonly Refusal[] }
  | { readonly reason: 'empty' | 'tooMany' };

/**
 * Checks a CSV table with the columns "from" and "to", and stores its redirects, all or none.
 *
 * @throws FirebaseError when the database refuses or cannot be reached; nothing is stored then
 */
export async function addTable(csv: string): Promise<TableResult> {
  const lines = readRedirectLines(csv);
  if (lines.length === 0) return { reason: 'empty' };
  if (lines.length > MAX_LINES) return { reason: 'tooMany' };
  const [{ readRedirects, addRedirects }, { isSlugTaken }] = await Promise.all([
    import('#firebase/addresses.ts'),
    import('#firebase/staff-posts.ts'),
  ]);
  const slugs = lines.map(({ from }) => slugIn(from)).filter(isSlug);
  const [redirects, areTaken] = await Promise.all([
    readRedirects(),
    // With an empty id, which no post has, the slug of any post counts as taken, even that of a deleted one.
    Promise.all(slugs.map(async (slug) => !isReservedId(slug) && (await isSlugTaken(slug, '')))),
  ]);
  const postSlugs = new Set(slugs.filter((_, index) => areTaken[index]));
  const checked = checkRedirects(lines, { redirects, postSlugs });
  if ('refusals' in checked) return checked;
  await addRedirects(checked.redirects);
  return { count: checked.redirects.length };
}
