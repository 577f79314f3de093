import siteEntries from 'virtual:search-entries';
import { postEntries } from '#domain/search/post-entries.ts';
import type { SearchEntry, SearchResult } from '#domain/search/search-entry.ts';
import { createSearchIndex, type SearchIndex, searchSite } from '#domain/search/search-index.ts';
import { paths } from '#paths.ts';
import { CACHE_CONTROL } from '../json-response.ts';
import { currentPosts } from '../posts/current-posts.ts';
import type { Snapshot } from '../posts/snapshot.ts';
import { queryEndpoint } from '../query-endpoint.ts';

const FAILURE = {
  logMessage: 'The entries of the search could not be listed',
  publicMessage: 'The search is unavailable right now.',
};

/** GET /api/search: the entries of posts, which browsers search together with those that are known at build time. */
export const search = queryEndpoint(FAILURE, async () => ({
  status: 200,
  headers: { 'Cache-Control': CACHE_CONTROL },
  body: { entries: entriesOf(await currentPosts()) },
}));

/**
 * Searches the whole site for the rendered page, by the same rule as browsers.
 *
 * @throws Error when there is no snapshot of the posts yet
 */
export async function resultOf(query: string): Promise<SearchResult> {
  return searchSite(await indexOf(await currentPosts()), query);
}

let indexed: { readonly posts: Snapshot['posts']; readonly index: Promise<SearchIndex> } | undefined;

/** Builds the index once for each snapshot of the posts. */
function indexOf(posts: Snapshot['posts']): Promise<SearchIndex> {
  if (indexed?.posts !== posts) {
    indexed = { posts, index: createSearchIndex([...siteEntries, ...entriesOf(posts)]) };
  }
  return indexed.index;
}

let listed: { readonly posts: Snapshot['posts']; readonly entries: readonly SearchEntry[] } | undefined;

/** Lists the entries once for each snapshot of the posts. */
function entriesOf(posts: Snapshot['posts']): readonly SearchEntry[] {
  if (listed?.posts !== posts) listed = { posts, entries: postEntries(posts, paths.post) };
  return listed.entries;
}
