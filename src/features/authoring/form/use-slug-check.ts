import { useEffect, useState } from 'react';
import { slugify } from '#domain/posts/slug.ts';
import { getPost } from '#features/blog/posts.ts';

/** How long typing must pause before the database is queried. */
const TYPING_DELAY_MS = 400;

/** What is known of an address. */
export type SlugState = 'none' | 'checking' | 'free' | 'taken' | 'unchecked';

interface Asked {
  /** The post whose address it becomes; undefined for a new one. */
  readonly postId: string | undefined;
  readonly isStaff: boolean;
}

/** The slug of a text, and whether it belongs to another post. */
export function useSlugCheck(text: string, { postId, isStaff }: Asked): { slug: string; state: SlugState } {
  const slug = slugify(text);
  const [checked, setChecked] = useState<{ readonly slug: string; readonly state: SlugState }>();
  useEffect(() => {
    if (!slug) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const state = await ask(slug, { postId, isStaff });
      if (isWanted) setChecked({ slug, state });
    }, TYPING_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [slug, postId, isStaff]);
  if (!slug) return { slug, state: 'none' };
  return { slug, state: checked?.slug === slug ? checked.state : 'checking' };
}

async function ask(slug: string, asked: Asked): Promise<SlugState> {
  try {
    return (await isTaken(slug, asked)) ? 'taken' : 'free';
  } catch (error) {
    console.error('The address could not be checked', error);
    return 'unchecked';
  }
}

/** Visitors can read published posts only, so what they learn is limited to those. */
async function isTaken(slug: string, { postId, isStaff }: Asked): Promise<boolean> {
  if (!isStaff) {
    const { post, movedTo } = await getPost(slug);
    return post !== null || movedTo !== undefined;
  }
  const { isSlugTaken } = await import('#firebase/staff-posts.ts');
  return isSlugTaken(slug, postId);
}
