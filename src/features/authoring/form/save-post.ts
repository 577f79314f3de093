import type { SaveOutcome } from '#content/add-post.ts';
import { toPostTimes } from '#domain/posts/entered-times.ts';
import type { Post } from '#domain/posts/post.ts';
import { type PostEntry, toPostFields } from '#domain/posts/post-entry.ts';
import { slugify } from '#domain/posts/slug.ts';
import { errorCode } from '#firebase/error-code.ts';
import type { PostChange } from '#firebase/staff-posts.ts';

/** How long saving may take. The SDK has no time limit of its own: it waits for a response, and retries by itself. */
const SAVE_TIMEOUT_MS = 60_000;

/** Who saves, and whether the post is to be public, now or at its scheduled time; undefined leaves that unchanged. */
export interface SaveOptions {
  readonly uid: string;
  readonly isPublic: boolean | undefined;
}

/** The result of saving: the outcome, the post's slug and, once it is stored, the post. */
export interface SaveResult {
  readonly outcome: SaveOutcome | 'address-taken';
  readonly slug: string;
  readonly post?: Post;
}

/** Stores a new post. Never throws: a failure is logged and returned as an outcome. */
export function addPost(entry: PostEntry, options: SaveOptions): Promise<SaveResult> {
  const change = toChange(entry, undefined, options);
  const { slug, authorId } = change;
  return attempt(slug, async ({ createPost }) => {
    const outcome = await createPost(change);
    if (outcome !== 'stored') return { outcome, slug };
    const newPost = { id: slug, postId: slug, authorId, viewsCount: 0, likesCount: 0, date: null };
    return { outcome: outcomeOf(undefined, change), slug, post: storedAs(newPost, change) };
  });
}

/** Stores the changes to a post. Never throws. */
export function changePost(entry: PostEntry, before: Post, options: SaveOptions): Promise<SaveResult> {
  return attempt(before.slug, (posts) => update(posts, entry, before, options));
}

/** Stores the post, overwriting what another person has saved in the meantime. Never throws. */
export function overwritePost(entry: PostEntry, before: Post, options: SaveOptions): Promise<SaveResult> {
  return attempt(before.slug, async (posts) => {
    const theirs = await posts.readAnyPost(before.id);
    if (!theirs) return { outcome: 'gone', slug: before.slug };
    return update(posts, entry, theirs.post, options);
  });
}

type StaffPosts = typeof import('#firebase/staff-posts.ts');

async function update({ updatePost }: StaffPosts, entry: PostEntry, before: Post, options: SaveOptions) {
  const change = toChange(entry, before, options);
  const outcome = await updatePost(before, change);
  if (outcome !== 'stored') return { outcome, slug: change.slug };
  return { outcome: outcomeOf(before, change), slug: change.slug, post: storedAs(before, change) };
}

function toChange(entry: PostEntry, before: Post | undefined, { uid, isPublic }: SaveOptions): PostChange {
  return {
    slug: entry.slug || before?.slug || slugify(entry.title.trim()),
    fields: toPostFields(entry),
    authorId: uid,
    ...toPostTimes(entry, before, isPublic, new Date()),
  };
}

function outcomeOf(before: Post | undefined, { published, publishAt }: PostChange): SaveOutcome {
  if (publishAt) return before?.publishAt ? 'rescheduled' : 'scheduled';
  if (published) return before?.published ? 'changed' : 'added';
  return before?.published ? 'unpublished' : 'drafted';
}

/** The post as it was stored; a date that the database sets is approximate. */
function storedAs<Before extends Pick<Post, 'date'>>(before: Before, change: PostChange) {
  const { slug, fields, published, publishAt, unpublishAt, datedLater, date: newDate = before.date } = change;
  const date = newDate instanceof Date ? newDate : new Date();
  return { ...before, ...fields, slug, published, publishAt, unpublishAt, datedLater, date };
}

async function attempt(slug: string, store: (posts: StaffPosts) => Promise<SaveResult>): Promise<SaveResult> {
  try {
    // A response after the timeout is ignored.
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Saving timed out')), SAVE_TIMEOUT_MS);
    });
    return await Promise.race([import('#firebase/staff-posts.ts').then(store), timeout]);
  } catch (error) {
    console.error('The post could not be saved', error);
    const isRefused = ['permission-denied', 'unauthenticated'].includes(errorCode(error));
    return { outcome: isRefused ? 'refused' : 'failed', slug };
  }
}
