import * as z from 'zod/mini';

/** Shown when a post carries no picture of its own (spec, section 3: "a default placeholder"). */
export const DEFAULT_POST_IMAGE = '/images/post-default.svg';

const text = z._default(z.string(), '');
const count = z._default(z.number(), 0);

/**
 * A post as the site reads it. Only `id` and `slug` must be there; every other field falls back to an empty value,
 * for which the functions below have words. `content` is unsanitised HTML.
 */
export const postSchema = z.object({
  id: z.string(),
  slug: z.string().check(z.minLength(1)),
  postId: text,
  title: text,
  content: text,
  authorId: text,
  authorName: text,
  published: z._default(z.boolean(), true),
  categories: z._default(z.array(z.string()), []),
  viewsCount: count,
  likesCount: count,
  imageUrl: text,
  image: z._default(z.string(), DEFAULT_POST_IMAGE),
  date: z._default(z.nullable(z.date()), null),
});

export type Post = z.infer<typeof postSchema>;

/**
 * Whether a stored post is for visitors. `published` missing means true (spec, section 3). Any other value than true
 * hides the post: what hides one by mistake can be put right, what shows one by mistake cannot. firestore.rules do the
 * same.
 */
export function isPublished({ published = true }: { readonly published?: unknown }): boolean {
  return published === true;
}

/** The title of a post as readers see it. */
export function titleOf({ title }: Pick<Post, 'title'>): string {
  return title || 'Untitled';
}

/** The author of a post as readers see it. */
export function authorOf({ authorName }: Pick<Post, 'authorName'>): string {
  return authorName || 'Unknown';
}

/** The categories of a post as readers see them. */
export function categoriesOf({ categories }: Pick<Post, 'categories'>): string {
  return categories.join(', ') || 'No category';
}
