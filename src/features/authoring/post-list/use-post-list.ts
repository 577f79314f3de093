import { useCallback, useEffect, useRef, useState } from 'react';
import { postList as copy } from '#content/add-post.ts';
import { type Post, titleOf } from '#domain/posts/post.ts';
import type { PublishedState } from '#features/authoring/form/use-post-form.ts';
import type { PostBatch } from '#firebase/staff-posts.ts';
import { useReading } from './use-reading.ts';

type StaffPosts = typeof import('#firebase/staff-posts.ts');

/**
 * The posts read so far, and what changes them. They are read again after a change and whenever `saves` is another number,
 * as many as were shown. `heading` takes the focus when the button that was pressed has gone with its post.
 */
export function usePostList(saves: number, onToggled: (toggled: PublishedState) => void) {
  const tens = useRef(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes the list read again
  const read = useCallback(async () => {
    const { readAllPosts } = await import('#firebase/staff-posts.ts');
    return readAllPosts(tens.current);
  }, [saves]);
  const { value: first, hasFailed, readAgain } = useReading(read);
  const [older, setOlder] = useState<{ readonly after: PostBatch; readonly batch: PostBatch }>();
  const [actionFailed, setActionFailed] = useState(false);
  const [done, setDone] = useState<Change & { readonly saves: number }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanging = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may have taken the focus away
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isChanging.current && isFocusLost) heading.current?.focus({ preventScroll: true });
    isChanging.current = false;
  }, [first, older, hasFailed]);

  const attempt = async (action: () => Promise<unknown>) => {
    setActionFailed(false);
    isChanging.current = true;
    try {
      await action();
    } catch (error) {
      console.error('A change of the posts has failed', error);
      setActionFailed(true);
      isChanging.current = false;
    }
  };
  const act = (change: (posts: StaffPosts) => Promise<void>, whenDone: Change) =>
    attempt(async () => {
      await change(await import('#firebase/staff-posts.ts'));
      setDone({ ...whenDone, saves });
      if (whenDone.toggled) onToggled(whenDone.toggled);
      readAgain();
    });
  // Older posts belong to the list that they were read after; a list that was read anew has them in it.
  const batch =
    first && older?.after === first
      ? { ...older.batch, posts: [...first.posts, ...older.batch.posts] }
      : first;
  return {
    heading,
    batch,
    hasFailed,
    actionFailed,
    /** The last change of the list that was made, unless a save came after it. */
    done: done?.saves === saves ? done : undefined,
    readAgain,
    setPublished: (post: Post, published: boolean) =>
      act(({ setPublished }) => setPublished(post.id, published), {
        told: copy.told[published ? 'published' : 'draft'](titleOf(post)),
        toggled: { id: post.id, published },
      }),
    remove: (post: Post) =>
      act(({ deletePost }) => deletePost(post.id), { told: copy.told.removed(titleOf(post)) }),
    showMore: () =>
      attempt(async () => {
        const shownTens = tens.current;
        const next = await batch?.more?.();
        if (!first || !next) return;
        const shown = older?.after === first ? older.batch.posts : [];
        tens.current = shownTens + 1;
        setOlder({ after: first, batch: { ...next, posts: [...shown, ...next.posts] } });
      }),
  };
}

/** A change that was made: what a screen reader says of it, and what can be undone. */
interface Change {
  readonly told: string;
  readonly toggled?: PublishedState;
}
