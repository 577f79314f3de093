import type { SaveOutcome } from '#content/add-post.ts';
import type { Post } from '#domain/post.ts';
import { type PostEntry, toPostWords } from '#domain/post-entry.ts';
import { slugify } from '#domain/slug.ts';
import { errorCode } from '#firebase/error-code.ts';

/** How long saving may take, in milliseconds: the SDK waits for an answer without end, and tries again by itself. */
const PATIENCE = 60_000;

/** What came of saving, and the post's slug. */
export type Saved = { readonly outcome: SaveOutcome | 'address-taken'; readonly slug: string };

/** Stores a new post. Never throws: what goes wrong is an outcome, and logged. */
export function addPost(entry: PostEntry, authorId: string): Promise<Saved> {
  const slug = slugify(entry.title.trim());
  return attempt(slug, async ({ createPost }) => {
    const result = await createPost({ slug, words: toPostWords(entry), authorId });
    return result === 'stored' ? 'added' : result;
  });
}

/** Stores the changes of a post; its address stays. Never throws. */
export function changePost(entry: PostEntry, before: Post): Promise<Saved> {
  return attempt(before.slug, async ({ updatePost }) => {
    const result = await updatePost(before, toPostWords(entry));
    return result === 'stored' ? 'changed' : result;
  });
}

/** Stores the same in the place of what somebody else has made of the post meanwhile. Never throws. */
export function changePostInPlace(entry: PostEntry, before: Post): Promise<Saved> {
  return attempt(before.slug, async ({ readAnyPost, updatePost }) => {
    const theirs = await readAnyPost(before.id);
    if (!theirs) return 'gone';
    const result = await updatePost(theirs, toPostWords(entry));
    return result === 'stored' ? 'changed' : result;
  });
}

type StaffPosts = typeof import('#firebase/staff-posts.ts');

async function attempt(
  slug: string,
  store: (posts: StaffPosts) => Promise<Saved['outcome']>,
): Promise<Saved> {
  try {
    const outcome = await inTime(import('#firebase/staff-posts.ts').then(store));
    return { outcome, slug };
  } catch (error) {
    console.error('The post could not be saved', error);
    const isRefused = ['permission-denied', 'unauthenticated'].includes(errorCode(error));
    return { outcome: isRefused ? 'refused' : 'failed', slug };
  }
}

/** @throws Error when there is no answer in time; what comes later counts for nobody */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time')), PATIENCE);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
