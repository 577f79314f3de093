import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { postForm as copy, type SaveOutcome } from '#content/add-post.ts';
import { type PostEntry, toPostEntry, toPostWords } from '#domain/posts/post-entry.ts';
import type { StoredPost } from '#domain/posts/stored-post.ts';
import { useSignIn } from '#features/authoring/sign-in/use-sign-in.ts';
import { isSameEntry, type UnsavedPost } from '#features/authoring/unsaved/unsaved-posts.ts';
import { useUnsavedPost } from '#features/authoring/unsaved/use-unsaved-post.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { resolveEdited, resolveNew } from './resolve-entry.ts';
import { addPost, changePost, changePostInPlace, type Saved, type SaveOptions } from './save-post.ts';

export type PostFormControls = UseFormReturn<PostEntry>;

const EMPTY: PostEntry = { title: '', content: '', authorName: '', imageUrl: '', categories: '' };

/** Whether a post is published, as staff have just changed it outside of its form. */
export interface PublishedState {
  readonly id: string;
  readonly published: boolean;
}

export interface PostFormOptions {
  /** The stored post that is edited; without one it will be new. */
  readonly edited: StoredPost | undefined;
  /** A change of the list of posts. */
  readonly toggled: PublishedState | undefined;
  /** Is told the id of the post that the form goes on with, if it does. */
  readonly onSaved: (openId: string | undefined) => void;
}

/** The form for a post: a new one, or the changes of one that is stored. */
export function usePostForm({ edited, toggled, onSaved }: PostFormOptions) {
  /** What the database holds of it, as far as is known; without one it will be new. */
  const [stored, setStored] = useState(edited);
  useToggled(toggled, ({ id, published }) => {
    if (stored?.post.id === id) setStored({ ...stored, post: { ...stored.post, published } });
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const hasAddress = stored?.post.slug && outcome?.name !== 'gone';
  const form = useForm<PostEntry>({
    resolver: hasAddress ? resolveEdited : resolveNew,
    defaultValues: stored ? toPostEntry(stored.post) : EMPTY,
  });
  /** What is being saved: a published post, or a draft. */
  const [saving, setSaving] = useState<{ readonly published: boolean | undefined }>();
  /** Changes whenever something else than typing fills the form, so that the editor begins anew. */
  const [filling, setFilling] = useState(0);
  const signIn = useSignIn();
  const uid = signIn.status === 'signed-in' ? signIn.who.uid : undefined;
  const unsaved = useUnsavedPost({
    form,
    postId: stored?.post.id ?? null,
    stored: stored ? toPostEntry(stored.post) : EMPTY,
  });

  const fill = (entry: PostEntry) => {
    form.reset(entry);
    setFilling((count) => count + 1);
  };
  const finish = ({ outcome: name, slug, post }: Saved, isNew: boolean, options: SaveOptions) => {
    setSaving(undefined);
    if (name === 'address-taken') {
      form.setError('title', { message: copy.address.taken(slug) }, { shouldFocus: true });
      return;
    }
    setOutcome({ name, slug, published: options.published });
    if (!post) return;
    unsaved.forget();
    // The empty form is for another new post, also where this one was made of a post that is gone.
    const isDone = isNew && post.published;
    setStored(isDone ? undefined : { post, problems: [], canBeShown: true });
    // What was sanitised or tidied away is gone from the form too.
    fill(isDone ? EMPTY : toPostEntry(post));
    onSaved(isDone ? undefined : post.id);
  };
  const saveWith = (
    published: boolean | undefined,
    store: (entry: PostEntry, options: SaveOptions) => Promise<Saved>,
  ) =>
    form.handleSubmit(async (entry) => {
      if (saving) return;
      setSaving({ published });
      setOutcome(undefined);
      const options = { uid: uid ?? '', published };
      finish(await store(entry, options), store === addPost, options);
    });
  const saveBy = (change: typeof changePost, published: boolean | undefined) =>
    saveWith(published, stored ? (entry, options) => change(entry, stored.post, options) : addPost);

  /** Whether the post is published when it is saved as it is; a new one is (spec, section 3). */
  const isPublished = stored?.post.published ?? true;
  return {
    form,
    stored,
    isPublished,
    saving: saving && { published: saving.published ?? isPublished },
    outcome,
    filling,
    unsaved,
    restore: (kept: UnsavedPost) => {
      unsaved.restore(kept);
      // Whoever has changed the post since it was opened then must not be overwritten unasked.
      if (stored && kept.before && !isSameEntry(kept.before, toPostEntry(stored.post))) {
        setStored({ ...stored, post: { ...stored.post, ...toPostWords(kept.before) } });
      }
      fill(kept.entry);
    },
    /** Saves the post as a published one or as a draft. Whoever is signed in may try: the database decides. */
    save: (published: boolean) =>
      uid ? saveBy(changePost, stored && published === isPublished ? undefined : published) : openSignIn,
    /** After somebody else has changed the post: this text takes the place of theirs. */
    saveInPlace: saveBy(changePostInPlace, outcome?.published),
    /** After somebody else has deleted the post. */
    saveAsNew: saveWith(outcome?.published ?? isPublished, addPost),
  };
}

interface Outcome {
  readonly name: SaveOutcome;
  readonly slug: string;
  /** What was wanted of it; undefined where it was to stay published, or a draft. */
  readonly published: boolean | undefined;
}

export type PostFormState = ReturnType<typeof usePostForm>;

/** Acts on each change that comes after the form was opened. */
function useToggled(toggled: PublishedState | undefined, act: (toggled: PublishedState) => void): void {
  const [seen, setSeen] = useState(toggled);
  if (toggled === seen) return;
  setSeen(toggled);
  if (toggled) act(toggled);
}

function openSignIn(event?: { preventDefault(): void }): void {
  event?.preventDefault();
  openDialog('staff-sign-in');
}
