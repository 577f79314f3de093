import * as z from 'zod/mini';
import { fold } from './fold.ts';
import type { PostState } from './schedule.ts';

export const POST_STATES = [
  'draft',
  'scheduled',
  'published',
  'not-shown',
] as const satisfies readonly PostState[];

/** What the collection `titles` stores about a post, for the staff's list and search; `date` in milliseconds since 1970. */
const postTitleSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: z.nullable(z.number()),
  state: z.enum(POST_STATES),
});

export type PostTitle = z.infer<typeof postTitleSchema>;

/** The titles of all posts as functions store them for staff, a part in each document of `titles`. */
export const postTitlesSchema = z.array(postTitleSchema);

/** A search by staff: words of the title, in any order, and a state; '' is any. */
export interface TitleQuery {
  readonly text: string;
  readonly state: PostState | '';
}

const UNDATED = Number.MAX_VALUE; // Sorts like a date after all others.

/** The ids of the posts that match a search: those without a date first, then the newest; of the same date, by id. */
export function findPostIds(titles: readonly PostTitle[], { text, state }: TitleQuery): string[] {
  const words = fold(text).split(' ').filter(Boolean);
  return titles
    .filter((post) => !state || post.state === state)
    .filter(({ title }) => {
      const folded = words.length > 0 ? fold(title) : '';
      return words.every((word) => folded.includes(word));
    })
    .sort((one, other) => (other.date ?? UNDATED) - (one.date ?? UNDATED) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

/** The ids of the posts without a date. */
export function undatedPostIds(titles: readonly PostTitle[]): string[] {
  return titles.filter(({ date }) => date === null).map(({ id }) => id);
}

/** The number of posts in each state, and of all posts (''). */
export function countStates(titles: readonly PostTitle[]): Record<PostState | '', number> {
  const counts = { '': titles.length, draft: 0, scheduled: 0, published: 0, 'not-shown': 0 };
  for (const { state } of titles) counts[state] += 1;
  return counts;
}
