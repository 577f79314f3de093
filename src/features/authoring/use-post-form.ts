import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { postForm as copy, type SaveOutcome } from '#content/add-post.ts';
import type { Post } from '#domain/post.ts';
import { type PostEntry, postEntrySchema, toPostEntry, toPostWords } from '#domain/post-entry.ts';
import { openDialog } from '#ui/dialog-store.ts';
import { articleToSave } from './article-to-save.ts';
import { isSameEntry, type PostDraft } from './post-drafts.ts';
import { addPost, changePost, changePostInPlace, type Saved } from './save-post.ts';
import { usePostDraft } from './use-post-draft.ts';
import { useSignIn } from './use-sign-in.ts';

export type PostFormControls = UseFormReturn<PostEntry>;

const EMPTY: PostEntry = { title: '', content: '', authorName: '', imageUrl: '', categories: '' };

const bySchema: Resolver<PostEntry> = standardSchemaResolver(postEntrySchema);

/** The rules are held against what would be stored, and that is what is saved. */
const resolver: Resolver<PostEntry> = (values, context, options) =>
  bySchema({ ...values, content: articleToSave(values.content) }, context, options);

/** The form for a post: a new one, or the changes of one that is stored. */
export function usePostForm(edited: Post | undefined, onSaved: () => void) {
  /** What the database holds of it, as far as is known; without one it will be new. */
  const [stored, setStored] = useState(edited);
  const form = useForm<PostEntry>({ resolver, defaultValues: stored ? toPostEntry(stored) : EMPTY });
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly name: SaveOutcome; readonly slug: string }>();
  /** Changes whenever something else than typing fills the form, so that the editor begins anew. */
  const [filling, setFilling] = useState(0);
  const signIn = useSignIn();
  const uid = signIn.status === 'signed-in' ? signIn.who.uid : undefined;
  const draft = usePostDraft({
    form,
    postId: stored?.id ?? null,
    stored: stored ? toPostEntry(stored) : EMPTY,
  });

  const fill = (entry: PostEntry) => {
    form.reset(entry);
    setFilling((count) => count + 1);
  };
  const finish = ({ outcome: name, slug }: Saved, entry: PostEntry) => {
    setSaving(false);
    if (name === 'address-taken') {
      form.setError('title', { message: copy.address.taken(slug) }, { shouldFocus: true });
      return;
    }
    setOutcome({ name, slug });
    if (name === 'added') {
      draft.forget();
      // The empty form is for another new post, also where this one was made of a post that is gone.
      setStored(undefined);
      fill(EMPTY);
    }
    if (name === 'changed' && stored) {
      draft.forget();
      const changed = { ...stored, ...toPostWords(entry) };
      setStored(changed);
      // What was sanitised or tidied away is gone from the form too.
      fill(toPostEntry(changed));
    }
    if (name === 'added' || name === 'changed') onSaved();
  };
  const saveWith = (store: (entry: PostEntry) => Promise<Saved>) =>
    form.handleSubmit(async (entry) => {
      if (isSaving) return;
      setSaving(true);
      setOutcome(undefined);
      finish(await store(entry), entry);
    });
  const saveAsNew = saveWith((entry) => addPost(entry, uid ?? ''));
  const saveBy = (change: typeof changePost) =>
    stored ? saveWith((entry) => change(entry, stored)) : saveAsNew;

  return {
    form,
    stored,
    isSaving,
    outcome,
    filling,
    draft,
    restoreDraft: (kept: PostDraft) => {
      draft.restore(kept);
      // Whoever has changed the post since the draft was begun must not be overwritten unasked.
      if (stored && kept.before && !isSameEntry(kept.before, toPostEntry(stored))) {
        setStored({ ...stored, ...toPostWords(kept.before) });
      }
      fill(kept.entry);
    },
    // Whoever is signed in may try: whether it is staff, the database decides.
    submit: uid ? saveBy(changePost) : openSignIn,
    /** After somebody else has changed the post: this text takes the place of theirs. */
    saveInPlace: saveBy(changePostInPlace),
    /** After somebody else has deleted the post. */
    saveAsNew,
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;

function openSignIn(event?: { preventDefault(): void }): void {
  event?.preventDefault();
  openDialog('staff-sign-in');
}
