import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostEntry } from '#domain/posts/post-entry.ts';
import { isSameEntry, readUnsaved, removeUnsaved, storeUnsaved, type UnsavedPost } from './unsaved-posts.ts';

/** Typing is stored after this pause, and at once when the page is left. */
const STORE_DELAY_MS = 300;

interface UnsavedPostOptions {
  readonly form: UseFormReturn<PostEntry>;
  /** The edited post; null for a new one. */
  readonly postId: string | null;
  /** The stored post: a form equal to it is not unsaved work. */
  readonly stored: PostEntry;
}

/**
 * Stores in this browser what is typed, until it is saved, and offers the unsaved work of earlier visits. Each visit has
 * an id of its own, so that two tabs do not overwrite each other's work.
 */
export function useUnsavedPost({ form, postId, stored }: UnsavedPostOptions) {
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const [offers, setOffers] = useState(readUnsaved);
  const [isStored, setIsStored] = useState(true);
  /** The form's content as unsaved work; undefined if it is equal to the stored post. */
  const typed = (): UnsavedPost | undefined => {
    const entry = form.getValues();
    if (isSameEntry(entry, stored)) return undefined;
    return { id, postId, keptAt: Date.now(), entry, ...(postId !== null && { before: stored }) };
  };
  const latest = useRef({ id, typed });
  latest.current = { id, typed }; // For the effect, whose functions outlive this render.

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      timer = undefined;
      const post = latest.current.typed();
      if (!post) removeUnsaved(latest.current.id);
      setIsStored(!post || storeUnsaved(post));
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
        timer = setTimeout(store, STORE_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', storeNow);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [form]);

  useWarningBeforeLeaving(!isStored);
  const without = (post: UnsavedPost) => offers.filter((other) => other.id !== post.id);
  return {
    /** Only the offers for the post in the form. Once a new post is saved, those for other new posts are left out. */
    offers: offers.filter((post) => post.postId === postId),
    isStored,
    /** Restores earlier work. The current input is stored, and can be restored in turn. */
    restore: (post: UnsavedPost) => {
      const current = typed();
      if (current) storeUnsaved(current);
      else removeUnsaved(id);
      setOffers([...(current ? [current] : []), ...without(post)]);
      setId(post.id);
    },
    discard: (post: UnsavedPost) => {
      removeUnsaved(post.id);
      setOffers(without(post));
    },
    /** Removes the unsaved work; to be called once it is saved. */
    forget: () => removeUnsaved(id),
  };
}

/** Without storage, the browser's own prompt is the only protection against losing the text. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
