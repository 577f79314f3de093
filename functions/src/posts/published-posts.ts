import type { Query } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type Post, postSchema } from '../../../src/domain/post.ts';
import { firestore } from '../firestore.ts';
import { storedPost } from './stored-post.ts';

/** Published posts only, newest first: the index of the blog list serves it. */
function newestFirst(count: number): Query {
  const posts = firestore().collection('posts');
  return posts.where('published', '==', true).orderBy('date', 'desc').limit(count);
}

/** Where a post is, and when it was last changed. */
interface PostPlace {
  readonly slug: string;
  readonly changed: Date;
}

/** Where the published posts are. Reads nothing else of them. Throws when the database cannot be reached. */
export async function listPostPlaces(count: number): Promise<PostPlace[]> {
  const { docs } = await newestFirst(count).select('slug').get();
  return docs.flatMap((document) => {
    const slug: unknown = document.get('slug');
    return typeof slug === 'string' && slug !== '' ? [{ slug, changed: document.updateTime.toDate() }] : [];
  });
}

/** A post, and when it was last changed. */
export interface ReadPost {
  readonly post: Post;
  readonly changed: Date;
}

/** The newest published posts. One that does not fit is logged and left out. Throws when the database cannot be reached. */
export async function readNewestPosts(count: number): Promise<ReadPost[]> {
  const { docs } = await newestFirst(count).get();
  return docs.flatMap((document) => {
    const { success, data: post, error } = postSchema.safeParse(storedPost(document));
    if (success) return [{ post, changed: document.updateTime.toDate() }];
    logger.error(`Post ${document.id} does not fit the schema`, error);
    return [];
  });
}
