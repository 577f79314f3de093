import type { SaveOutcome } from '#content/add-post.ts';
import type { Post } from '#domain/posts/post.ts';
import { type PostEntry, toPostFields } from '#domain/posts/post-entry.ts';
import { slugify } from '#domain/posts/slug.ts';
import { errorCode } from '#firebase/error-code.ts';
import type { PostChange } from '#firebase/staff-posts.ts';

/** How long saving may take: the SDK waits for a response without a limit and retries by itself. */
const SAVE_TIMEOUT_MS = 60_000;

/** Who saves, and whether the post is published afterwards; undefined leaves that unchanged. */
export interface SaveOptions {
  readonly uid: string;
  readonly published: boolean | undefined;
}

/** The outcome of saving: the post's slug, and the stored post. */
export interface Saved {
  readonly outcome: SaveOutcome | 'address-taken';
  readonly slug: string;
  readonly post?: Post;
}

/** Stores a new post. Never throws: a failure is logged and returned as an outcome. */
export function addPost(entry: PostEntry, options: SaveOptions): Promise<Saved> {
  const change = toChange(entry, { slug: '', published: true }, options);
  const { slug, fields, authorId, published } = change;
  return attempt(slug, async ({ createPost }) => {
    const result = await createPost(change);
    if (result !== 'stored') return { outcome: result, slug };
    const counts = { viewsCount: 0, likesCount: 0 };
    const post = {
      id: slug,
      slug,
      postId: slug,
      ...fields,
      authorId,
      published,
      ...counts,
      date: new Date(),
    };
    return { outcome: published ? 'added' : 'drafted', slug, post };
  });
}

/** Stores the changes to a post. Never throws. */
export function changePost(entry: PostEntry, before: Post, options: SaveOptions): Promise<Saved> {
  return attempt(before.slug, (posts) => change(posts, entry, before, options));
}

/** Stores the post, overwriting what another person has saved in the meantime. Never throws. */
export function overwritePost(entry: PostEntry, before: Post, options: SaveOptions): Promise<Saved> {
  return attempt(before.slug, async (posts) => {
    const theirs = await posts.readAnyPost(before.id);
    if (!theirs) return { outcome: 'gone', slug: before.slug };
    return change(posts, entry, theirs.post, options);
  });
}

type StaffPosts = typeof import('#firebase/staff-posts.ts');

async function change(
  { updatePost }: StaffPosts,
  entry: PostEntry,
  before: Post,
  options: SaveOptions,
): Promise<Saved> {
  const wanted = toChange(entry, before, options);
  const { slug, fields, published } = wanted;
  const result = await updatePost(before, wanted);
  if (result !== 'stored') return { outcome: result, slug };
  const post = { ...before, ...fields, slug, published, date: before.date ?? new Date() };
  if (published) return { outcome: before.published ? 'changed' : 'added', slug, post };
  return { outcome: before.published ? 'unpublished' : 'drafted', slug, post };
}

function toChange(
  entry: PostEntry,
  before: Pick<Post, 'slug' | 'published'>,
  { uid, published = before.published }: SaveOptions,
): PostChange {
  const slug = entry.slug || before.slug || slugify(entry.title.trim());
  return { slug, fields: toPostFields(entry), authorId: uid, published };
}

async function attempt(slug: string, store: (posts: StaffPosts) => Promise<Saved>): Promise<Saved> {
  try {
    return await withTimeout(import('#firebase/staff-posts.ts').then(store));
  } catch (error) {
    console.error('The post could not be saved', error);
    const isRefused = ['permission-denied', 'unauthenticated'].includes(errorCode(error));
    return { outcome: isRefused ? 'refused' : 'failed', slug };
  }
}

/** @throws Error on timeout; a late response is ignored */
async function withTimeout<Result>(result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Saving timed out')), SAVE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
