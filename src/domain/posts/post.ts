import * as z from 'zod/mini';
import { DEFAULT_POST_IMAGE } from './default-post-image.ts';

const text = z._default(z.string(), '');
const count = z._default(z.number(), 0);
/** An optional time. Readers never see it, so an invalid one does not hide the post. */
const time = z.catch(z.optional(z.date()), undefined);
/** An optional text. If it is invalid, the post is still shown. */
const optionalText = z.catch(text, '');

/**
 * A post. Only `id` and `slug` are required; every other field has a default, mostly an empty value, for which the functions
 * below have a fallback text. `content` is unsanitised HTML.
 */
export const postSchema = z.object({
  id: z.string(),
  // The id of a new post is its slug. Firestore allows ids of up to 1500 bytes, which are 1500 characters at most.
  slug: z.string().check(z.minLength(1), z.maxLength(1500)),
  /** The id once more, as the specification has it in the document. */
  postId: text,
  title: text,
  content: text,
  authorId: text,
  authorName: text,
  published: z._default(z.boolean(), true),
  categories: z._default(z.array(z.string()), []),
  viewsCount: count,
  likesCount: count,
  /** The cover as staff entered it; empty without one. `image` is what is shown: this, or the default picture. */
  imageUrl: text,
  image: z._default(z.string(), DEFAULT_POST_IMAGE),
  date: z._default(z.nullable(z.date()), null),
  /** What the cover shows; empty for a decorative one. */
  imageAlt: z.catch(z.optional(z.string()), undefined),
  /** The ids of the pictures of the library that the post uses. */
  pictures: z.catch(z.optional(z.array(z.string())), undefined),
  /** When an unpublished post is published, and when a post is unpublished: schedule.ts. */
  publishAt: time,
  unpublishAt: time,
  /** True if the post is to be dated when it appears. */
  datedLater: z.catch(z.optional(z.boolean()), undefined),
  excerpt: optionalText, // For lists and feeds; if empty, the beginning of the text is used.
  searchTitle: optionalText, // For search engines; if empty, the title is used.
  searchDescription: optionalText, // For search engines and shared links; if empty, the excerpt is used.
});

export type Post = z.infer<typeof postSchema>;

/**
 * Whether a stored post is visible to visitors. A missing `published` means true (spec, section 3). Any value other than
 * true hides the post, because hiding one by mistake can be undone, but publishing one cannot. firestore.rules decide likewise.
 */
export function isPublished({ published = true }: { readonly published?: unknown }): boolean {
  return published === true;
}

/** Returns the title of a post as shown to readers. */
export function titleOf({ title }: Pick<Post, 'title'>): string {
  return title || 'Untitled';
}

/** Returns the author of a post as shown to readers. */
export function authorOf({ authorName }: Pick<Post, 'authorName'>): string {
  return authorName || 'Unknown';
}

/** Returns the categories of a post as shown to readers. */
export function categoriesOf({ categories }: Pick<Post, 'categories'>): string {
  return categories.join(', ') || 'No category';
}
