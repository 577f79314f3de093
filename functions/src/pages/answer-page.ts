import { postSlug } from './post-slug.ts';

interface PageSources {
  readonly postExists: (slug: string) => Promise<boolean>;
  readonly logFailure: (message: string, error: unknown) => void;
}

interface PageAnswer {
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const NOT_CACHED = 'no-store';

/**
 * The status of a post's page: 404 when no published post has the slug. A database that cannot be asked must not hide
 * a post that may be there: the answer is then 200, not cached, and the page itself says what it finds.
 */
export async function answerPage(path: string, sources: PageSources): Promise<PageAnswer> {
  const slug = postSlug(path);
  if (slug === undefined) return { status: 404, cacheControl: CACHED };
  try {
    return { status: (await sources.postExists(slug)) ? 200 : 404, cacheControl: CACHED };
  } catch (error) {
    sources.logFailure('The database could not be asked for a post', error);
    return { status: 200, cacheControl: NOT_CACHED };
  }
}
