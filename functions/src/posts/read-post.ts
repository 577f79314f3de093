import { type Post, postSchema } from '../../../src/domain/post.ts';
import { findPublished, storedPost } from './stored-post.ts';

/**
 * The published post with this slug, or undefined when there is none. One billed read.
 *
 * @throws Error when the database cannot be asked, ZodError when what is stored is no post
 */
export async function readPost(slug: string): Promise<Post | undefined> {
  const found = await findPublished(slug);
  return found && postSchema.parse(storedPost(found));
}
