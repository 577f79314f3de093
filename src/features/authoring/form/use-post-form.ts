import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { postForm as copy, type SaveOutcome } from '#content/add-post.ts';
import { alternativeErrors } from '#domain/pictures/alternatives.ts';
import { toMoment } from '#domain/posts/entered-times.ts';
import type { Post } from '#domain/posts/post.ts';
import { EMPTY_ENTRY, type PostEntry, toPostEntry, toPostFields } from '#domain/posts/post-entry.ts';
import { applySchedule, isToBePublic } from '#domain/posts/schedule.ts';
import type { StoredPost } from '#domain/posts/stored-post.ts';
import { mayPublish } from '#domain/staff/role.ts';
import { pictureReplaced, postDeleted, postsStored, stateChanged } from '#features/authoring/channels.ts';
import { withReplacement } from '#features/authoring/pictures/replace-picture.ts';
import { isSameEntry, type UnsavedPost } from '#features/authoring/unsaved/unsaved-posts.ts';
import { useUnsavedPost } from '#features/authoring/unsaved/use-unsaved-post.ts';
import { useSignIn } from '#staff/sign-in/use-sign-in.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { resolveEdited, resolveNew } from './resolve-entry.ts';
import { addPost, changePost, overwritePost, type SaveOptions, type SaveResult } from './save-post.ts';

/** How often the form checks whether the schedule has published or unpublished its post. */
const SCHEDULE_INTERVAL_MS = 5000;

export interface PostFormOptions {
  /** The stored post being edited; undefined for a new one. */
  readonly edited: StoredPost | undefined;
  /** Called after a save that leaves the post in the form, with its id. */
  readonly onContinued: (id: string) => void;
}

/** The state of the post form, for a new post or a stored one. */
export function usePostForm({ edited, onContinued }: PostFormOptions) {
  /** The post as last known in the database; undefined for a new one. */
  const [stored, setStored] = useState(edited);
  const [outcome, setOutcome] = useState<Outcome>();
  // A post that was deleted is saved as a new one.
  const hasSlug = stored?.post.slug && outcome?.name !== 'gone' && outcome?.name !== 'deleted';
  const form = useForm<PostEntry, Post | undefined>({
    context: stored?.post,
    resolver: hasSlug ? resolveEdited : resolveNew,
    defaultValues: stored ? toPostEntry(stored.post) : EMPTY_ENTRY,
  });
  stateChanged.useMessages(({ id, ...state }) => {
    if (stored?.post.id !== id) return;
    setStored({ ...stored, post: { ...stored.post, ...state } });
    setOutcome(undefined);
    // A time in the message has been cleared: the post was published, unpublished or restored elsewhere on the page.
    for (const field of ['publishAt', 'unpublishAt'] as const) if (field in state) form.setValue(field, '');
  });
  postDeleted.useMessages((id) => {
    if (stored?.post.id === id) setOutcome({ name: 'deleted', slug: stored.post.slug, isPublic: undefined });
  });
  // A schedule may publish or unpublish the post while its form is open.
  useEffect(() => {
    if (!stored?.post.publishAt && !stored?.post.unpublishAt) return;
    const timer = setInterval(() => {
      const post = applySchedule(stored.post, new Date());
      if (post === stored.post) return;
      setStored({ ...stored, post });
      const name = post.published ? 'due' : 'unpublished';
      setOutcome({ name, slug: post.slug, isPublic: undefined });
      const [before, after] = [toPostEntry(stored.post), toPostEntry(post)];
      // Times that staff have changed in the form stay as they are.
      for (const field of ['date', 'publishAt', 'unpublishAt'] as const)
        if (form.getValues(field) === before[field]) form.setValue(field, after[field]);
    }, SCHEDULE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [stored, form]);
  /** The requested state, while the post is being saved. */
  const [saving, setSaving] = useState<Pick<SaveOptions, 'isPublic'>>();
  const [isUploading, setUploading] = useState(false);
  /** Changes whenever the form is filled other than by typing, so that its parts start afresh. */
  const [fillKey, setFillKey] = useState(0);
  /** Changes only if filling the form changes the content: a restarted editor loses its cursor and scroll position. */
  const [contentKey, setContentKey] = useState(0);
  const signIn = useSignIn();
  const { uid, role } = signIn.status === 'signed-in' ? signIn.who : {};
  const unsaved = useUnsavedPost({
    form,
    postId: stored?.post.id ?? null,
    stored: stored ? toPostEntry(stored.post) : EMPTY_ENTRY,
  });

  const fill = (entry: PostEntry) => {
    if (entry.content !== form.getValues('content')) setContentKey((count) => count + 1);
    form.reset(entry);
    setFillKey((count) => count + 1);
  };
  pictureReplaced.useMessages((replacement) => {
    if (stored && replacement.changed.includes(stored.post.id)) {
      const post = withReplacement(stored.post, replacement);
      setStored({ ...stored, post: { ...post, image: post.imageUrl || post.image } });
    }
    const entry = form.getValues();
    const renewed = withReplacement(entry, replacement);
    if (!isSameEntry(entry, renewed)) fill(renewed);
  });
  const applyResult = ({ outcome: name, slug, post }: SaveResult, isNew: boolean, options: SaveOptions) => {
    setSaving(undefined);
    if (name === 'address-taken') {
      // The error is shown at the field that staff have to change.
      const hasOwnSlug = Boolean(form.getValues('slug') || stored?.post.slug);
      const message = hasOwnSlug ? copy.address.belongsToAnother(slug) : copy.address.taken(slug);
      form.setError(hasOwnSlug ? 'slug' : 'title', { message }, { shouldFocus: true });
      return;
    }
    setOutcome({ name, slug, isPublic: options.isPublic });
    if (!post) return;
    unsaved.forget();
    // A new post that is published leaves the form empty for the next, even if it replaces a deleted post.
    const leavesFormEmpty = isNew && post.published;
    setStored(leavesFormEmpty ? undefined : { post, problems: [], canBeShown: true });
    // The form shows the post as it was stored, sanitised and normalised.
    fill(leavesFormEmpty ? EMPTY_ENTRY : toPostEntry(post));
    postsStored.send();
    if (!leavesFormEmpty) onContinued(post.id);
  };
  /** Whether the post is to be public, now or later. So is a new post (spec, section 3), unless a writer saves it. */
  const isPublic = stored ? isToBePublic(stored.post) : role === undefined || mayPublish(role);
  const submitHandler = (
    willBePublic: boolean | undefined,
    store: (entry: PostEntry, options: SaveOptions) => Promise<SaveResult>,
  ) =>
    form.handleSubmit(async (entry) => {
      if (saving) return;
      const pictureErrors = (willBePublic ?? isPublic) ? Object.entries(alternativeErrors(entry)) : [];
      for (const [field, message] of pictureErrors) {
        form.setError(field as keyof PostEntry, { message }, { shouldFocus: true });
      }
      if (pictureErrors.length > 0) return;
      setSaving({ isPublic: willBePublic });
      setOutcome(undefined);
      const options = { uid: uid ?? '', isPublic: willBePublic };
      applyResult(await store(entry, options), store === addPost, options);
    });
  const changeHandler = (change: typeof changePost, willBePublic: boolean | undefined) =>
    submitHandler(willBePublic, stored ? (entry, options) => change(entry, stored.post, options) : addPost);

  return {
    form,
    stored,
    isPublic,
    saving: saving && { isPublic: saving.isPublic ?? isPublic },
    isSaving: saving !== undefined,
    /** Whether a cover is being uploaded. */
    isUploading,
    setUploading,
    outcome,
    fillKey,
    contentKey,
    unsaved,
    restore: (unsavedPost: UnsavedPost) => {
      unsaved.restore(unsavedPost);
      const { before } = unsavedPost;
      // Saving compares with the version on which the unsaved work is based, so what others have saved since is a conflict.
      if (stored && before && !isSameEntry(before, toPostEntry(stored.post))) {
        const times = { publishAt: toMoment(before.publishAt), unpublishAt: toMoment(before.unpublishAt) };
        const slug = before.slug || stored.post.slug;
        setStored({ ...stored, post: { ...stored.post, ...toPostFields(before), ...times, slug } });
      }
      fill(unsavedPost.entry);
    },
    /** Fills the form with an earlier revision and saves it; address, dates and schedule stay as they are. */
    restoreRevision: (post: Post) => {
      if (!stored) return;
      const { slug, date, publishAt, unpublishAt } = toPostEntry(stored.post);
      fill({ ...toPostEntry(post), slug, date, publishAt, unpublishAt });
      void changeHandler(changePost, undefined)();
    },
    /** The handler that saves the post, or asks visitors to sign in. The database decides which accounts may save. */
    save: (willBePublic: boolean) =>
      uid
        ? changeHandler(changePost, stored && willBePublic === isPublic ? undefined : willBePublic)
        : openSignIn,
    /** The handler that, after another person has changed the post, overwrites their version with this one. */
    overwrite: changeHandler(overwritePost, outcome?.isPublic),
    /** The handler that, after the post was deleted, saves it as a new one. */
    saveAsNew: submitHandler(outcome?.isPublic ?? isPublic, addPost),
  };
}

interface Outcome {
  readonly name: SaveOutcome;
  readonly slug: string;
  /** The requested state; undefined if it was not to change. */
  readonly isPublic: boolean | undefined;
}

export type PostFormState = ReturnType<typeof usePostForm>;

function openSignIn(event?: { preventDefault(): void }): void {
  event?.preventDefault();
  openDialog('staff-sign-in');
}
