import { useCallback, useEffect, useRef, useState } from 'react';
import { postList as copy } from '#content/add-post.ts';
import { type Post, titleOf } from '#domain/posts/post.ts';
import type { PublishedState } from '#features/authoring/form/use-post-form.ts';
import type { PostBatch } from '#firebase/staff-posts.ts';
import { useReading } from './use-reading.ts';

type StaffPosts = typeof import('#firebase/staff-posts.ts');

/**
 * The posts read so far, and the actions on them. After an action, and whenever `saves` changes, as many as were shown
 * are read again. `heading` takes the focus when the pressed button has gone with its post.
 */
export function usePostList(saves: number, onToggled: (toggled: PublishedState) => void) {
  const batches = useRef(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes the list reload
  const read = useCallback(async () => {
    const { readAllPosts } = await import('#firebase/staff-posts.ts');
    return readAllPosts(batches.current);
  }, [saves]);
  const { value: first, hasFailed, readAgain } = useReading(read);
  const [older, setOlder] = useState<{ readonly after: PostBatch; readonly batch: PostBatch }>();
  const [actionFailed, setActionFailed] = useState(false);
  const [done, setDone] = useState<Change & { readonly saves: number }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanging = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list may have removed the focused button
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
      console.error('A change to the posts failed', error);
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
  // Older posts belong to the list they were loaded after; a list that was read again includes them.
  const batch =
    first && older?.after === first
      ? { ...older.batch, posts: [...first.posts, ...older.batch.posts] }
      : first;
  return {
    heading,
    batch,
    hasFailed,
    actionFailed,
    /** The last change to the list, unless a save came after it. */
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
        const shownBatches = batches.current;
        const next = await batch?.more?.();
        if (!first || !next) return;
        const shown = older?.after === first ? older.batch.posts : [];
        batches.current = shownBatches + 1;
        setOlder({ after: first, batch: { ...next, posts: [...shown, ...next.posts] } });
      }),
  };
}

/** A completed change: what a screen reader announces, and what can be undone. */
interface Change {
  readonly told: string;
  readonly toggled?: PublishedState;
}
