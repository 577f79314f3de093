import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { postSchema } from '../../../src/domain/post.ts';
import { findPublished, storedPost } from '../posts/stored-post.ts';

/** What a share card shows of a post. */
const cardPostSchema = z.pick(postSchema, { slug: true, title: true, authorName: true, date: true });

export type CardPost = z.infer<typeof cardPostSchema>;

/**
 * The published post with this slug, or undefined when there is none. One billed read.
 *
 * @throws Error when the database cannot be asked
 */
export async function findCardPost(slug: string): Promise<CardPost | undefined> {
  const found = await findPublished(slug, 'slug', 'title', 'authorName', 'date');
  if (!found) return undefined;
  const { data: post, error } = cardPostSchema.safeParse(storedPost(found));
  if (error) logger.error(`Post ${found.id} does not fit the schema`, error);
  return post;
}
