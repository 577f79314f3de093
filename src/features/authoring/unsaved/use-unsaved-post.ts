import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostEntry } from '#domain/posts/post-entry.ts';
import { forgetUnsaved, isSameEntry, keepUnsaved, readUnsaved, type UnsavedPost } from './unsaved-posts.ts';

/** Typing is kept after a pause of so many milliseconds, and at once when the page is left. */
const PAUSE = 300;

interface UnsavedPostOptions {
  readonly form: UseFormReturn<PostEntry>;
  /** The post that is edited; null for a new one. */
  readonly postId: string | null;
  /** What is stored: a form that says the same is no unsaved work. */
  readonly stored: PostEntry;
}

/**
 * Keeps what is typed in this browser until it is saved, and offers what an earlier visit has left. Each visit keeps its
 * own, so that two tabs do not overwrite one another.
 */
export function useUnsavedPost({ form, postId, stored }: UnsavedPostOptions) {
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const [offers, setOffers] = useState(readUnsaved);
  const [isKept, setIsKept] = useState(true);
  /** What is typed now, where it is unsaved work. */
  const typed = (): UnsavedPost | undefined => {
    const entry = form.getValues();
    if (isSameEntry(entry, stored)) return undefined;
    return { id, postId, keptAt: Date.now(), entry, ...(postId !== null && { before: stored }) };
  };
  const latest = useRef({ id, typed });
  latest.current = { id, typed };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      timer = undefined;
      const post = latest.current.typed();
      if (!post) forgetUnsaved(latest.current.id);
      setIsKept(!post || keepUnsaved(post));
    };
    const storeNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      store();
    };
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(store, PAUSE);
      },
    });
    window.addEventListener('pagehide', storeNow);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [form]);

  useWarningBeforeLeaving(!isKept);

  const without = (post: UnsavedPost) => offers.filter((other) => other.id !== post.id);
  return {
    /** Of the post in the form: a new one that was saved has left the offers of new ones behind. */
    offers: offers.filter((post) => post.postId === postId),
    isKept,
    /** Goes on with earlier work. What is typed now is offered in its place. */
    restore: (post: UnsavedPost) => {
      const put = typed();
      if (put) keepUnsaved(put);
      else forgetUnsaved(id);
      setOffers([...(put ? [put] : []), ...without(post)]);
      setId(post.id);
    },
    discard: (post: UnsavedPost) => {
      forgetUnsaved(post.id);
      setOffers(without(post));
    },
    /** What is typed has been saved. */
    forget: () => forgetUnsaved(id),
  };
}

/** Without storage the browser's own question is all that stands between the text and its loss. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
