import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import type { Post } from '#domain/posts/post.ts';
import { toListedPost } from '#domain/posts/post-list.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import type { PostSummary } from '#domain/posts/post-summary.ts';
import type { StoredPost } from '#domain/posts/stored-post.ts';
import { htmlText } from '../../scripts/html-text.ts';

let postCount = 0;

/** Creates a published post with a unique id, slug and title. */
export function aPost(fields: Partial<Post> = {}): Post {
  postCount += 1;
  return {
    id: `post-${postCount}`,
    slug: `post-${postCount}`,
    postId: `post-${postCount}`,
    title: `Post ${postCount}`,
    content: '<p>One property needs one name, one unit and one owner.</p>',
    authorId: 'author-1',
    authorName: 'Data team',
    published: true,
    categories: ['BIM'],
    viewsCount: 0,
    likesCount: 0,
    imageUrl: '',
    image: DEFAULT_POST_IMAGE,
    date: new Date('2026-10-01T08:00:00Z'),
    excerpt: '',
    searchTitle: '',
    searchDescription: '',
    ...fields,
  };
}

/** Creates a stored post as staff see it, without problems. */
export function aStoredPost(fields: Partial<Post> = {}): StoredPost {
  return { post: aPost(fields), problems: [], canBeShown: true };
}

/** Creates several posts, with the fields that the function returns for each index. */
export function somePosts(count: number, fields: (index: number) => Partial<Post> = () => ({})): Post[] {
  return Array.from({ length: count }, (_, index) => aPost(fields(index)));
}

/** Creates a post's entry in a list. */
export function aListedPost(post: Post): ReturnType<typeof toListedPost> {
  return toListedPost(post, htmlText(post.content));
}

export function aSummary(post: Post): PostSummary {
  return aListedPost(post).summary;
}

/** Creates a published post as its page receives it. */
export function aPublishedPost(fields: Partial<PublishedPost> = {}): PublishedPost {
  const post = aPost();
  return { ...aSummary(post), html: post.content, headings: [], wordCount: 9, ...fields };
}
