import { useCallback } from 'react';
import { slugify } from '#domain/posts/slug.ts';
import { getPost } from '#features/blog/posts.ts';
import { useDebounced } from '#staff/use-debounced.ts';
import { useReading } from '#staff/use-reading.ts';

/** How long typing must pause before the database is queried. */
const TYPING_DELAY_MS = 400;

/** What is known about a slug. */
export type SlugState = 'none' | 'checking' | 'free' | 'taken' | 'unchecked';

interface SlugUse {
  /** The id of the post that is to have the slug; undefined for a new one. */
  readonly postId: string | undefined;
  readonly isStaff: boolean;
}

/** Returns the slug made from a text, and whether it belongs to another post. */
export function useSlugCheck(text: string, { postId, isStaff }: SlugUse): { slug: string; state: SlugState } {
  const slug = slugify(text);
  const debounced = useDebounced(slug, TYPING_DELAY_MS);
  const read = useCallback(
    async () => ({ debounced, taken: debounced !== '' && (await isTaken(debounced, { postId, isStaff })) }),
    [debounced, postId, isStaff],
  );
  const { value, hasFailed } = useReading(read);
  if (!slug) return { slug, state: 'none' };
  if (hasFailed && slug === debounced) return { slug, state: 'unchecked' };
  if (value?.debounced !== slug) return { slug, state: 'checking' };
  return { slug, state: value.taken ? 'taken' : 'free' };
}

/** Visitors can read only published posts, so for them a slug is checked only against those. */
async function isTaken(slug: string, { postId, isStaff }: SlugUse): Promise<boolean> {
  if (!isStaff) {
    const { post, movedTo } = await getPost(slug);
    return post !== null || movedTo !== undefined;
  }
  const { isSlugTaken } = await import('#firebase/staff-posts.ts');
  return isSlugTaken(slug, postId);
}
