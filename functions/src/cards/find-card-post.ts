import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { postSchema } from '../../../src/domain/post.ts';
import { firestore } from '../firestore.ts';

/** What a share card shows of a post. */
const cardPostSchema = z.pick(postSchema, { slug: true, title: true, authorName: true, date: true });

export type CardPost = z.infer<typeof cardPostSchema>;

/**
 * The published post with this slug, or undefined when there is none. One billed read.
 *
 * @throws Error when the database cannot be asked
 */
export async function findCardPost(slug: string): Promise<CardPost | undefined> {
  const posts = firestore().collection('posts');
  const query = posts.where('published', '==', true).where('slug', '==', slug).limit(1);
  const [found] = (await query.select('slug', 'title', 'authorName', 'date').get()).docs;
  if (!found) return undefined;
  const data = found.data();
  const date = data.date instanceof Timestamp ? data.date.toDate() : data.date;
  const { data: post, error } = cardPostSchema.safeParse({ ...data, date });
  if (error) logger.error(`Post ${found.id} does not fit the schema`, error);
  return post;
}
