import type { PostSummary } from '../../../src/domain/posts/post-summary.ts';
import { CACHE_CONTROL } from '../answer.ts';

/** What a share card shows of a post. */
export type CardPost = Pick<PostSummary, 'slug' | 'title' | 'authorName' | 'date'>;

interface CardSources {
  readonly findPost: (slug: string) => Promise<CardPost | undefined>;
  readonly draw: (post: CardPost) => Promise<Buffer>;
  readonly logFailure: (message: string, error: unknown) => void;
}

interface CardAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const RETRY_AFTER_SECONDS = '300';

/** The share card of the post that the path names: 404 for one that is not published, 503 when it cannot be drawn. */
export async function answerCard(path: string, sources: CardSources): Promise<CardAnswer> {
  const slug = cardSlug(path);
  try {
    const post = slug === undefined ? undefined : await sources.findPost(slug);
    if (!post) return words(404, 'There is no such card.');
    const body = await sources.draw(post);
    return { status: 200, type: 'image/png', headers: { 'Cache-Control': CACHE_CONTROL }, body };
  } catch (error) {
    sources.logFailure('A share card could not be drawn', error);
    return words(503, 'Please try again later.', { 'Retry-After': RETRY_AFTER_SECONDS });
  }
}

function words(status: number, body: string, headers: Readonly<Record<string, string>> = {}): CardAnswer {
  return { status, type: 'text/plain', headers: { 'Cache-Control': 'no-store', ...headers }, body };
}

/** The slug in the path of a post's card (`src/card-path.ts`), or undefined when the path is none or is wrongly encoded. */
function cardSlug(path: string): string | undefined {
  const [, encoded] = /^\/cards\/posts\/([^/]+)\.png$/.exec(path) ?? [];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
