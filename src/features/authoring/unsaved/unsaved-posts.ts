import * as z from 'zod/mini';
import { readValue, storeValue } from '#browser/stored-values.ts';
import { EMPTY_ENTRY, type PostEntry } from '#domain/posts/post-entry.ts';

/** The key in localStorage, which the privacy policy names. */
const KEY = 'post-drafts';

/** How many unsaved posts are stored; the oldest is dropped first. */
const MAX_UNSAVED = 5;

/** Fields that an earlier release did not store are empty. */
const entrySchema = z.pipe(
  z.record(z.string(), z.nullable(z.string())),
  z.transform((stored): PostEntry => ({ ...EMPTY_ENTRY, ...stored }) as PostEntry),
);

const unsavedPostSchema = z.object({
  id: z.string(),
  /** The edited post; null for a new one. */
  postId: z.nullable(z.string()),
  /** When it was last stored, in milliseconds since 1970. */
  keptAt: z.number(),
  entry: entrySchema,
  /** The post as it was stored when the form opened it; missing for a new one. */
  before: z.optional(entrySchema),
});

/** A post that was typed in this browser but not saved. */
export type UnsavedPost = z.infer<typeof unsavedPostSchema>;

let isStoringStopped = false;

/** All unsaved posts of this browser, newest first. */
export function readUnsaved(): UnsavedPost[] {
  return readValue('localStorage', KEY, z.array(unsavedPostSchema).parse) ?? [];
}

/** Stores an unsaved post in place of its earlier state. Returns false when storage is denied or full. */
export function storeUnsaved(post: UnsavedPost): boolean {
  if (isStoringStopped) return true;
  const others = readUnsaved().filter(({ id }) => id !== post.id);
  return storeValue('localStorage', KEY, [post, ...others].slice(0, MAX_UNSAVED));
}

export function removeUnsaved(id: string): void {
  const others = readUnsaved().filter((post) => post.id !== id);
  storeValue('localStorage', KEY, others.length > 0 ? others : undefined);
}

/** Deletes all unsaved posts of this browser. The form still has its text, so none is stored until the page is reloaded. */
export function deleteUnsaved(): void {
  isStoringStopped = true;
  storeValue('localStorage', KEY, undefined);
}

/** Whether two states of the form are equal. */
export function isSameEntry(entry: PostEntry, other: PostEntry): boolean {
  return (Object.keys(entry) as (keyof PostEntry)[]).every((name) => entry[name] === other[name]);
}
