import type { Post } from '#domain/post.ts';
import { type PostPage, type PostQuery, selectPostPage } from '#domain/post-list.ts';

/** Posts in the home screen's carousel (spec, section 9). */
const LATEST_POSTS = 10;

/** How long one reading of all posts serves the list, in milliseconds. */
const FRESH_FOR = 60_000;

let reading: { readonly posts: Promise<Post[]>; readonly since: number } | undefined;

/**
 * One page of the published posts, newest first, filtered and counted.
 *
 * @throws FirebaseError when the posts cannot be read
 */
export async function listPosts(query: PostQuery): Promise<PostPage> {
  return selectPostPage(await allPosts(), query);
}

/** The newest published posts, for the home screen. */
export async function listLatestPosts(): Promise<Post[]> {
  const { readPublishedPosts } = await import('#firebase/firestore.ts');
  return readPublishedPosts(LATEST_POSTS);
}

/** The published post with this slug, or undefined when there is none. */
export async function getPost(slug: string): Promise<Post | undefined> {
  const { readPublishedPost } = await import('#firebase/firestore.ts');
  return readPublishedPost(slug);
}

/** The next list reads the posts anew: one of them has just been changed here. */
export function forgetReadPosts(): void {
  reading = undefined;
}

/** Typing in the search box asks for a page with every letter: one reading answers them all for a minute. */
function allPosts(): Promise<Post[]> {
  if (!reading || Date.now() - reading.since > FRESH_FOR) {
    const posts = import('#firebase/firestore.ts').then(({ readPublishedPosts }) => readPublishedPosts());
    reading = { posts, since: Date.now() };
    posts.catch(forgetReadPosts);
  }
  return reading.posts;
}
