import * as z from 'zod/mini';
import { plainText } from '../html/plain-text.ts';
import { excerpt, LIST_EXCERPT_LENGTH } from './excerpt.ts';
import type { Post } from './post.ts';

const WORDS_PER_MINUTE = 200;

/** A moment: ISO 8601 in JSON, a Date here. */
export const momentSchema = z.pipe(
  z.iso.datetime(),
  z.transform((text: string) => new Date(text)),
);

/** What lists show of a post, as the function `posts` answers it. */
export const postSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  authorName: z.string(),
  date: z.nullable(momentSchema),
  categories: z.array(z.string()),
  image: z.string(),
  /** The beginning of its text, at most 250 characters and an ellipsis. */
  excerpt: z.string(),
  /** How long it takes to read, in whole minutes. */
  minutes: z.number(),
});

export type PostSummary = z.infer<typeof postSummarySchema>;

/** A post's summary. `words` is its content as plain text, for whoever has it already. */
export function toSummary(post: Post, words = plainText(post.content)): PostSummary {
  const { slug, title, authorName, date, categories, image } = post;
  return {
    slug,
    title,
    authorName,
    date,
    categories,
    image,
    excerpt: excerpt(words, LIST_EXCERPT_LENGTH),
    minutes: readingMinutes(words),
  };
}

/** How long a text takes to read at 200 words per minute: whole minutes, begun ones count, at least 1. */
export function readingMinutes(words: string): number {
  const count = words.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(count / WORDS_PER_MINUTE));
}
