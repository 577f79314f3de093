import * as z from 'zod/mini';
import { excerpt, LIST_EXCERPT_LENGTH } from './excerpt.ts';
import type { Post } from './post.ts';

const WORDS_PER_MINUTE = 200;

/** A date and time: ISO 8601 in JSON, parsed to a Date. */
export const momentSchema = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);

/** The fields of a post shown in lists, in responses of the function `posts`. */
export const postSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  authorName: z.string(),
  date: z.nullable(momentSchema),
  categories: z.array(z.string()),
  image: z.string(),
  /** The description of the picture, if any. */
  imageAlt: z.optional(z.string()),
  /** The post's own excerpt, or the beginning of its text: at most 250 characters and an ellipsis. */
  excerpt: z.string(),
  /** Reading time in whole minutes. */
  minutes: z.number(),
});

export type PostSummary = z.infer<typeof postSummarySchema>;

/** Returns a post's summary. `text` is the text of its sanitised content (html/text-of.ts). */
export function toSummary(post: Post, text: string): PostSummary {
  const { slug, title, authorName, date, categories, image, imageAlt } = post;
  return {
    slug,
    title,
    authorName,
    date,
    categories,
    image,
    ...(imageAlt && { imageAlt }),
    excerpt: excerpt(post.excerpt || text, LIST_EXCERPT_LENGTH),
    minutes: readingMinutes(text),
  };
}

/** Returns the reading time at 200 words per minute, rounded up to whole minutes, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** Returns the number of words of a plain text. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
