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
  /** What is typed now, where it is unsaved work. */
  const typed = (): PostDraft | undefined => {
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
      const draft = latest.current.typed();
      if (!draft) forgetDraft(latest.current.id);
      setIsKept(!draft || keepDraft(draft));
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

  const without = (draft: PostDraft) => offers.filter((other) => other.id !== draft.id);
  return {
    offers,
    isKept,
    /** Goes on with an earlier draft. What is typed now is offered in its place. */
    restore: (draft: PostDraft) => {
      const put = typed();
      if (put) keepDraft(put);
      else forgetDraft(id);
      setOffers([...(put ? [put] : []), ...without(draft)]);
      setId(draft.id);
    },
    discard: (draft: PostDraft) => {
      forgetDraft(draft.id);
      setOffers(without(draft));
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
