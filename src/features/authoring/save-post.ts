import type { SaveOutcome } from '#content/add-post.ts';
import type { Post } from '#domain/post.ts';
import { type PostEntry, toPostWords } from '#domain/post-entry.ts';
import { slugify } from '#domain/slug.ts';
import { forgetReadPosts } from '#features/blog/posts.ts';

/** What came of saving; a stored post with its state afterwards where it was edited. */
export type Saved = { readonly outcome: SaveOutcome | 'address-taken'; readonly slug: string };

/** Stores a new post. Never throws: what goes wrong is an outcome, and logged. */
export function addPost(entry: PostEntry, authorId: string): Promise<Saved> {
  const slug = slugify(entry.title.trim());
  return attempt(slug, async () => {
    const { createPost } = await import('#firebase/staff-posts.ts');
    const result = await createPost({ slug, words: toPostWords(entry), authorId });
    return result === 'stored' ? 'added' : result;
  });
}

/** Stores the changes of a post; its address stays. Never throws. */
export function changePost(entry: PostEntry, before: Post): Promise<Saved> {
  return attempt(before.slug, async () => {
    const { updatePost } = await import('#firebase/staff-posts.ts');
    const result = await updatePost(before, toPostWords(entry));
    return result === 'stored' ? 'changed' : result;
  });
}

async function attempt(slug: string, store: () => Promise<Saved['outcome']>): Promise<Saved> {
  try {
    const outcome = await store();
    forgetReadPosts();
    return { outcome, slug };
  } catch (error) {
    console.error('The post could not be saved', error);
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const isRefused = code === 'permission-denied' || code === 'unauthenticated';
    return { outcome: isRefused ? 'refused' : 'failed', slug };
  }
}
