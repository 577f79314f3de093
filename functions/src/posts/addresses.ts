import type { PostResponse } from '#domain/posts/post-responses.ts';
import { isPathOfSite, slugIn } from '#domain/posts/redirects.ts';
import { isReservedId, isSlug } from '#domain/posts/slug.ts';
import { paths } from '#paths.ts';
import { memoise } from '../memoise.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { isEmulated } from '../settings.ts';
import { withTimeout } from '../with-timeout.ts';
import { currentPosts, findIndexed, findPost } from './current-posts.ts';

/** Less than a page may take to render. */
const TIMEOUT_MS = 5000;

/**
 * Handles GET /api/post: returns the published post with a slug, or where its address redirects to.
 *
 * @throws QuotaError when the caller has looked up too many slugs
 * @throws Error when there is no snapshot yet, or Storage or Firestore does not respond
 */
export async function findPostOrRedirect(slug: string): Promise<PostResponse> {
  const post = await findPost(slug);
  return post ? { post } : { post: null, ...(await destinationOfSlug(slug)) };
}

type Destination = Pick<PostResponse, 'movedTo' | 'isGone'>;

async function destinationOfSlug(slug: string): Promise<Destination> {
  const { post, to } = await readAddress(slug);
  if (typeof post === 'string') return destinationOfPost(post);
  if (typeof to !== 'string' || !isPathOfSite(to)) return {};
  const nextSlug = slugIn(to);
  if (nextSlug === undefined || (await findIndexed(nextSlug))) return { movedTo: to };
  // Follows one redirect at most, so that no stored data can cause a loop.
  const { post: nextPost } = await readAddress(nextSlug);
  return typeof nextPost === 'string' ? destinationOfPost(nextPost) : {};
}

/** Returns where the addresses of a post lead: to its path, nowhere while it is unpublished, or `isGone`. */
async function destinationOfPost(id: string): Promise<Destination> {
  const published = (await currentPosts()).find((post) => post.id === id);
  if (published) return { movedTo: paths.post(published.summary.slug) };
  return (await lookUp(`posts/${id}`)) === null ? { isGone: true } : {};
}

async function readAddress(slug: string) {
  return (isSlug(slug) && !isReservedId(slug) && (await lookUp(`addresses/${slug}`))) || {};
}

/** The quota of lookups: anyone may request any address, and each address without a published post costs a read. */
const lookUpQuota = new Quota({ perVisitor: isEmulated ? 1000 : 60, total: 3000 });

/** Returns `post` and `to` of a document of `addresses`; {} for one of `posts`, which has neither; null if it does not exist. */
const lookUp = memoise(
  async (path: string) => {
    if (!lookUpQuota.take()) throw new QuotaError();
    // Loaded only here: addresses of published posts do not need this library.
    const { firestore } = await import('../firestore.ts');
    const documents = firestore().getAll(firestore().doc(path), { fieldMask: ['post', 'to'] });
    const [document] = await withTimeout(documents, TIMEOUT_MS);
    return document?.data() ?? null;
  },
  { max: 2000, ttlMs: isEmulated ? 1000 : 60_000 },
);
