import siteEntries from 'virtual:search-entries';
import { postSearchEntries } from '#domain/search/post-search-entries.ts';
import { allEntries, type SearchResult } from '#domain/search/search-entry.ts';
import { createSearchIndex, searchSite } from '#domain/search/search-index.ts';
import { paths } from '#paths.ts';
import { withdrawnPages } from '../downloads/withdrawn-pages.ts';
import { shared } from '../json-response.ts';
import { memoise, memoiseLast } from '../memoise.ts';
import { currentPosts } from '../posts/current-posts.ts';
import type { Snapshot } from '../posts/snapshot.ts';
import { queryEndpoint } from '../query-endpoint.ts';

const ERROR_MESSAGES = [
  'The entries of the search could not be listed',
  'The search is unavailable right now.',
] as const;

/**
 * GET /api/search: the search entries of posts, and the withdrawn pages. Browsers search them together with the entries that
 * are known at build time.
 */
export const search = queryEndpoint(ERROR_MESSAGES, async () =>
  shared({ entries: entriesOf(await currentPosts()), withdrawn: await withdrawnPages() }),
);

/**
 * Searches the whole site for the rendered page, by the same rule as browsers.
 *
 * @throws Error when there is no snapshot of the posts yet
 */
export async function searchResultFor(query: string): Promise<SearchResult> {
  const indexWithout = indexBuilder(await currentPosts());
  return searchSite(await indexWithout(await withdrawnPages()), query);
}

const entriesOf = memoiseLast((posts: Snapshot['posts']) => postSearchEntries(posts, paths.post));

/** Returns the function that builds the index of the site and these posts, without the withdrawn pages. Caches both results. */
const indexBuilder = memoiseLast((posts: Snapshot['posts']) =>
  memoise(
    (withdrawn: readonly string[]) => createSearchIndex(allEntries(siteEntries, entriesOf(posts), withdrawn)),
    { max: 1 },
  ),
);
