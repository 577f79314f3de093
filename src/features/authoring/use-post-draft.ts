import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostEntry } from '#domain/post-entry.ts';
import { forgetDraft, isSameEntry, keepDraft, type PostDraft, readDrafts } from './post-drafts.ts';

/** Typing is kept after a pause of so many milliseconds, and at once when the page is left. */
const PAUSE = 300;

interface DraftOptions {
  readonly form: UseFormReturn<PostEntry>;
  /** The post that is edited; null for a new one. */
  readonly postId: string | null;
  /** What is stored: a form that says the same is no unsaved work. */
  readonly stored: PostEntry;
}

/**
 * Keeps what is typed in this browser until it is saved, and offers what an earlier visit has left. Each visit has a
 * draft of its own, so that two tabs do not overwrite one another.
 */
export function usePostDraft({ form, postId, stored }: DraftOptions) {
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const [offers, setOffers] = useState(() => readDrafts().filter((draft) => draft.postId === postId));
  const [isKept, setIsKept] = useState(true);
  const latest = useRef({ id, stored, postId });
  latest.current = { id, stored, postId };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      timer = undefined;
      const { id, postId, stored } = latest.current;
      const entry = form.getValues();
      if (isSameEntry(entry, stored)) forgetDraft(id);
      else setIsKept(keepDraft({ id, postId, keptAt: Date.now(), entry }));
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

  const drop = (draft: PostDraft) => setOffers((all) => all.filter((other) => other.id !== draft.id));
  return {
    offers,
    isKept,
    /** Goes on with an earlier draft in place of what is typed now. */
    restore: (draft: PostDraft) => {
      forgetDraft(id);
      setId(draft.id);
      drop(draft);
    },
    discard: (draft: PostDraft) => {
      forgetDraft(draft.id);
      drop(draft);
    },
    /** What is typed has been saved. */
    forget: () => forgetDraft(id),
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
