import type { IndexedPost } from '../../functions/src/posts/post-index.ts';
import { SearchedText } from '../../functions/src/posts/searched-text.ts';
import type { Post } from '../../src/domain/post.ts';
import { toListedPost } from '../../src/domain/post-list.ts';
import { aPost } from './post.ts';

/** A published post as the index of the functions keeps it. */
export function anIndexedPost(fields: Partial<Post> = {}): IndexedPost {
  const post = aPost(fields);
  const { summary, text } = toListedPost(post);
  return { id: post.id, summary, text: SearchedText.of(text) };
}
