import * as z from 'zod/mini';
import type { PostEntry } from '#domain/post-entry.ts';
import { keep, readKept } from '#ui/kept-values.ts';

const KEY = 'post-drafts';

/** More are not kept: the oldest goes first. */
const MAX_DRAFTS = 5;

const entrySchema = z.object({
  title: z.string(),
  content: z.string(),
  authorName: z.string(),
  imageUrl: z.string(),
  categories: z.string(),
});

const draftSchema = z.object({
  id: z.string(),
  /** The post that is edited; null for a new one. */
  postId: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  entry: entrySchema,
  /** What the database held of the post when the draft was begun; nothing for a new one. */
  before: z.optional(entrySchema),
});

/** What was typed in this browser and not saved. */
export type PostDraft = z.infer<typeof draftSchema>;

/** All drafts of this browser, the newest first. */
export function readDrafts(): PostDraft[] {
  return readKept('browser', KEY, z.array(draftSchema)) ?? [];
}

/** Keeps a draft in place of its earlier state. Tells whether the browser did. */
export function keepDraft(draft: PostDraft): boolean {
  const others = readDrafts().filter(({ id }) => id !== draft.id);
  return keep('browser', KEY, [draft, ...others].slice(0, MAX_DRAFTS));
}

export function forgetDraft(id: string): void {
  const others = readDrafts().filter((draft) => draft.id !== id);
  keep('browser', KEY, others.length > 0 ? others : undefined);
}

/** Whether two states of the form say the same. */
export function isSameEntry(one: PostEntry, other: PostEntry): boolean {
  return (Object.keys(one) as (keyof PostEntry)[]).every((name) => one[name] === other[name]);
}
