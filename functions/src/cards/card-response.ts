import type { PostSummary } from '#domain/posts/post-summary.ts';
import { CACHE_CONTROL } from '../json-response.ts';

/** The fields of a post that its share card shows. */
export type CardPost = Pick<PostSummary, 'slug' | 'title' | 'categories' | 'authorName' | 'date'>;

interface CardSources {
  readonly findPost: (slug: string) => Promise<CardPost | undefined>;
  readonly draw: (post: CardPost) => Promise<Buffer>;
  readonly logFailure: (message: string, error: unknown) => void;
}

interface CardResponse {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const RETRY_AFTER_SECONDS = '300';

/** Returns the share card for the path of a post's card: 404 if no such post is published, 503 if drawing fails. */
export async function cardResponse(path: string, sources: CardSources): Promise<CardResponse> {
  const slug = cardSlug(path);
  try {
    const post = slug === undefined ? undefined : await sources.findPost(slug);
    if (!post) return textResponse(404, 'Card not found.');
    const body = await sources.draw(post);
    return { status: 200, type: 'image/png', headers: { 'Cache-Control': CACHE_CONTROL }, body };
  } catch (error) {
    sources.logFailure('A share card could not be drawn', error);
    return textResponse(503, 'Please try again later.', { 'Retry-After': RETRY_AFTER_SECONDS });
  }
}

function textResponse(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): CardResponse {
  return { status, type: 'text/plain', headers: { 'Cache-Control': 'no-store', ...headers }, body };
}

/** Returns the slug in a card's path (`src/card-path.ts`), or undefined for any other or malformed path. */
function cardSlug(path: string): string | undefined {
  const [, encoded] = /^\/cards\/posts\/([^/]+)\.png$/.exec(path) ?? [];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
