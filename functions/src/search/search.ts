import siteEntries from 'virtual:search-entries';
import { postEntries } from '#domain/search/post-entries.ts';
import type { SearchResult } from '#domain/search/search-entry.ts';
import { createSearchIndex, searchSite } from '#domain/search/search-index.ts';
import { paths } from '#paths.ts';
import { shared } from '../json-response.ts';
import { currentPosts } from '../posts/current-posts.ts';
import type { Snapshot } from '../posts/snapshot.ts';
import { queryEndpoint } from '../query-endpoint.ts';
import { rememberLast } from '../remember.ts';

const FAILED = [
  'The entries of the search could not be listed',
  'The search is unavailable right now.',
] as const;

/** GET /api/search: the entries of posts, which browsers search together with those that are known at build time. */
export const search = queryEndpoint(FAILED, async () => shared({ entries: entriesOf(await currentPosts()) }));

/**
 * Searches the whole site for the rendered page, by the same rule as browsers.
 *
 * @throws Error when there is no snapshot of the posts yet
 */
export async function resultOf(query: string): Promise<SearchResult> {
  return searchSite(await indexOf(await currentPosts()), query);
}

const entriesOf = rememberLast((posts: Snapshot['posts']) => postEntries(posts, paths.post));

const indexOf = rememberLast((posts: Snapshot['posts']) =>
  createSearchIndex([...siteEntries, ...entriesOf(posts)]),
);
