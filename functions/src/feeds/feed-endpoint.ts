import type { HttpsFunction } from 'firebase-functions/https';
import { refuse, shared } from '../json-response.ts';
import { memoiseLast } from '../memoise.ts';
import { currentPosts } from '../posts/current-posts.ts';
import type { IndexedPost } from '../posts/snapshot.ts';
import { readEndpoint } from '../query-endpoint.ts';

/** How many documents are cached. An RSS document has the full texts of up to 20 posts. */
const MAX_DOCUMENTS = 50;

/**
 * An HTTP function that responds with an XML document for crawlers and feed readers. A document is cached per snapshot of the
 * posts, because a different query string bypasses the CDN. `write` returns undefined for a path without a document, such as
 * another spelling of a valid path.
 */
export function feedEndpoint(
  contentType: string,
  write: (posts: readonly IndexedPost[], path: string) => Promise<string | undefined>,
): HttpsFunction {
  const documentsOf = memoiseLast((_: readonly IndexedPost[]) => new Map<string, string>());
  const errorMessages = [`A feed (${contentType}) could not be written`] as const;
  async function handle({ path }: { readonly path: string }) {
    const posts = await currentPosts();
    const documents = documentsOf(posts);
    const document = documents.get(path) ?? (await write(posts, path));
    if (document === undefined) return refuse(404, 'There is no such feed.');
    documents.set(path, document);
    const [oldest = ''] = documents.keys();
    if (documents.size > MAX_DOCUMENTS) documents.delete(oldest);
    return shared(document, contentType);
  }
  return readEndpoint({ handle, errorMessages }, { maxInstances: 1 });
}
