import * as z from 'zod/mini';
import {
  LATEST_POSTS,
  latest,
  type PostPage,
  QUERY_MAX_LENGTH,
  selectPostPage,
} from '../../../src/domain/post-list.ts';
import type { PostSummary } from '../../../src/domain/post-summary.ts';
import { type RelatedPosts, relatedTo } from '../../../src/domain/related-posts.ts';
import { type Answer, refuse } from '../answer.ts';
import type { CurrentPosts, IndexKeeper } from './index-keeper.ts';

/** What GET /api/posts answers. */
type PostsAnswer = Answer<Lists | Answer['body']>;
type Lists = PostPage | RelatedPosts | { readonly posts: readonly PostSummary[] };

/** How long after a change everybody sees it. */
const SEEN_WITHIN_SECONDS = 60;

/** An index that could not be refreshed for a while is worth keeping for a moment only. */
const KEPT_AT_LEAST_SECONDS = 10;

function wholeNumber(name: string, maximum: number) {
  const error = `${name} must be a whole number from 1 to ${maximum}.`;
  const digits = z.string(error).check(z.regex(/^[1-9]\d{0,15}$/, error));
  return z.optional(z.pipe(digits, z.pipe(z.transform(Number), z.number().check(z.maximum(maximum, error)))));
}

function words(name: string, maximum: number) {
  const error = `${name} must be given once, with at most ${maximum} characters.`;
  return z.optional(z.string(error).check(z.maxLength(maximum, error)));
}

const querySchema = z.object({
  page: wholeNumber('page', 999_999),
  category: words('category', QUERY_MAX_LENGTH),
  search: words('search', QUERY_MAX_LENGTH),
  latest: wholeNumber('latest', LATEST_POSTS),
  related: words('related', 1500),
  fresh: wholeNumber('fresh', Number.MAX_SAFE_INTEGER),
});

type Query = z.infer<typeof querySchema>;

/**
 * The answer to a query of /api/posts: a page of the list, or the `latest` posts, or those `related` to a post. `fresh`
 * is the number of a save that has to be in the answer.
 *
 * @throws Error when there are no posts to answer from
 */
export async function answerPosts(
  params: URLSearchParams,
  keeper: Pick<IndexKeeper, 'current' | 'currentAfter'>,
): Promise<PostsAnswer> {
  const parsed = querySchema.safeParse(toObject(params));
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'The query is wrong.');
  const { fresh, ...query } = parsed.data;
  const current = await (fresh === undefined ? keeper.current() : keeper.currentAfter(fresh));
  const cacheControl = fresh === undefined ? keptFor(current) : 'no-store';
  return { status: 200, headers: { 'Cache-Control': cacheControl }, body: select(current, query) };
}

function select({ posts }: CurrentPosts, query: Omit<Query, 'fresh'>): Lists {
  if (query.latest !== undefined) return { posts: latest(posts, query.latest) };
  if (query.related !== undefined) return relatedTo(posts, query.related);
  const { page = 1, category = '', search = '' } = query;
  return selectPostPage(posts, { page, category, search });
}

/** The CDN keeps an answer for a minute, less the time for which the index has not looked for changes. */
function keptFor({ age }: CurrentPosts): string {
  const seconds = Math.max(KEPT_AT_LEAST_SECONDS, SEEN_WITHIN_SECONDS - Math.floor(age / 1000));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=600`;
}

/** A parameter that is given more than once is a list, which no rule lets pass. */
function toObject(params: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [value = '', ...more] = params.getAll(name);
      return [name, more.length > 0 ? [value, ...more] : value];
    }),
  );
}
