import { firestore } from '../firestore.ts';

/** Whether there is a published post with this slug. */
export async function postExists(slug: string): Promise<boolean> {
  const posts = firestore().collection('posts');
  const found = await posts.where('published', '==', true).where('slug', '==', slug).limit(1).select().get();
  return !found.empty;
}
