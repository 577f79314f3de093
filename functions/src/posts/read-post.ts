import { Timestamp } from 'firebase-admin/firestore';
import { type Post, postSchema } from '../../../src/domain/post.ts';
import { firestore } from '../firestore.ts';

/**
 * The published post with this slug, or undefined when there is none. One billed read.
 *
 * @throws Error when the database cannot be asked, ZodError when what is stored is no post
 */
export async function readPost(slug: string): Promise<Post | undefined> {
  const posts = firestore().collection('posts');
  const { docs } = await posts.where('published', '==', true).where('slug', '==', slug).limit(1).get();
  const [found] = docs;
  if (!found) return undefined;
  const data = found.data();
  const date = data.date instanceof Timestamp ? data.date.toDate() : data.date;
  return postSchema.parse({ ...data, date, id: found.id });
}
