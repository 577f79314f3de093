import type { IndexedPost } from '../../functions/src/posts/snapshot.ts';
import type { Post } from '../../src/domain/posts/post.ts';
import { aListedPost, aPost } from './post.ts';

/** Creates a published post as stored in the snapshot; `changed` is in microseconds since 1970. */
export function anIndexedPost(fields: Partial<Post> = {}): IndexedPost {
  const post = aPost(fields);
  const { summary, text } = aListedPost(post);
  return { id: post.id, changed: 1_795_000_000_123_456, summary, text: Buffer.from(text) };
}
