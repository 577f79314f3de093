import { useEffect, useState } from 'react';
import { slugify } from '#domain/posts/slug.ts';
import { getPost } from '#features/blog/posts.ts';

/** How long typing must pause before the database is queried. */
const TYPING_DELAY_MS = 400;

/** What is known of the address derived from a title. */
export type SlugState = 'none' | 'checking' | 'free' | 'taken' | 'unchecked';

/** The slug of a title, and whether another post already has it. */
export function useSlugCheck(title: string, isStaff: boolean): { slug: string; state: SlugState } {
  const slug = slugify(title);
  const [checked, setChecked] = useState<{ readonly slug: string; readonly state: SlugState }>();
  useEffect(() => {
    if (!slug) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const state = await ask(slug, isStaff);
      if (isWanted) setChecked({ slug, state });
    }, TYPING_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [slug, isStaff]);
  if (!slug) return { slug, state: 'none' };
  return { slug, state: checked?.slug === slug ? checked.state : 'checking' };
}

async function ask(slug: string, isStaff: boolean): Promise<SlugState> {
  try {
    return (await isTaken(slug, isStaff)) ? 'taken' : 'free';
  } catch (error) {
    console.error('The address could not be checked', error);
    return 'unchecked';
  }
}

/** Visitors can read published posts only, so their query is limited to those. */
async function isTaken(slug: string, isStaff: boolean): Promise<boolean> {
  if (!isStaff) return (await getPost(slug)) !== undefined;
  const { isSlugTaken } = await import('#firebase/staff-posts.ts');
  return isSlugTaken(slug);
}
