import {
  type ComponentType,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { postForm as copy, storedPostNotice, unsavedWork } from '#content/add-post.ts';
import { previewLinks } from '#content/authoring/addresses.ts';
import { history } from '#content/authoring/history.ts';
import { mayChange, mayPublish } from '#domain/staff/role.ts';
import { ADDRESS_FIELD, AddressFields } from '#features/authoring/address/address-fields.tsx';
import { ContentField } from '#features/authoring/editor/content-field.tsx';
import { PostPreview } from '#features/authoring/editor/post-preview.tsx';
import { FOUND_FIELDS, FoundFields } from '#features/authoring/found/found-fields.tsx';
import { COVER_FIELDS, CoverField } from '#features/authoring/pictures/cover-field.tsx';
import { PreviewLinks } from '#features/authoring/preview/preview-links.tsx';
import { SaveSignIn } from '#features/authoring/save-sign-in.tsx';
import { TIME_FIELDS, WhenFields } from '#features/authoring/schedule/when-fields.tsx';
import { UnsavedOffers } from '#features/authoring/unsaved/unsaved-offers.tsx';
import { OfflineNote } from '#site/offline-note.tsx';
import { Disclosure } from '#staff/disclosure.tsx';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { Field } from '#ui/controls/field.tsx';
import { ErrorSummary, invalidFields } from '#ui/page/error-summary.tsx';
import { Notice } from '#ui/page/notice.tsx';
import styles from './post-form.module.css';
import { SaveButtons } from './save-buttons.tsx';
import { SaveNotice } from './save-notice.tsx';
import { SlugLine } from './slug-line.tsx';
import {
  type PostFormControls,
  type PostFormOptions,
  type PostFormState,
  usePostForm,
} from './use-post-form.ts';

/** Where the notice above the form leads to. */
const FIELDS = {
  title: { id: 'post-title', label: copy.title },
  content: { id: 'post-content', label: copy.content },
  authorName: { id: 'post-author', label: copy.author },
  categories: { id: 'post-categories', label: copy.categories },
  ...COVER_FIELDS,
  ...ADDRESS_FIELD,
  ...TIME_FIELDS,
  ...FOUND_FIELDS,
} as const;

/** For staff, after the form; without it a post can still be written and saved. */
const PostChecks = lazy(async (): Promise<{ default: ComponentType<{ form: PostFormControls }> }> => {
  try {
    const { PostChecks } = await import('#features/authoring/checks/post-checks.tsx');
    return { default: PostChecks };
  } catch (error) {
    console.error('The checks could not be loaded', error);
    return { default: () => null };
  }
});

const History = lazy(async () => ({
  default: (await import('#features/authoring/history/history.tsx')).History,
}));

/** The form for a post beside its preview. */
export function PostForm(options: PostFormOptions) {
  const state = usePostForm(options);
  const problems = state.stored?.problems ?? [];
  return (
    <div className={styles.columns}>
      <div className={styles.writing}>
        <SaveSignIn />
        <UnsavedOffers
          offers={state.unsaved.offers}
          disabled={Boolean(state.saving)}
          onRestore={state.restore}
          onDiscard={state.unsaved.discard}
        />
        {!state.unsaved.isStored && <Notice tone="error" role="alert" title={unsavedWork.notKept} />}
        {problems.length > 0 && (
          <Notice
            tone="error"
            title={storedPostNotice.title}
            text={`${problems.join('. ')}. ${storedPostNotice.advice}`}
          />
        )}
        <Entries state={state} />
      </div>
      <LivePreview key={state.editorKey} state={state} />
    </div>
  );
}

function Entries({ state }: { state: PostFormState }) {
  const { form, stored, saving, outcome, editorKey, save, isPublic } = state;
  const { errors, isSubmitted, isSubmitSuccessful, submitCount } = form.formState;
  const staff = useStaff();
  const [isUploading, setUploading] = useState(false);
  const isSaving = saving !== undefined;
  const result = useFocusAfterSaving(isSaving);
  const wasIncomplete = isSubmitted && !isSubmitSuccessful && !isSaving && Object.keys(errors).length > 0;
  // The form element is a sibling of its controls: the editor among them has forms of its own, which cannot be nested.
  const formId = useId();
  const common = { form: formId, dir: 'auto', readOnly: isSaving } as const;
  return (
    <div className={styles.form}>
      <form id={formId} noValidate onSubmit={save(isPublic)} hidden />
      {wasIncomplete && (
        <ErrorSummary
          key={submitCount}
          invalid={invalidFields(FIELDS, errors)}
          allChecked={copy.allChecked}
          text={copy.nothingSaved}
        />
      )}
      <div className={styles.titleField}>
        <Field id={FIELDS.title.id} label={copy.title} isRequired error={errors.title?.message}>
          {(control) => (
            <input {...control} {...form.register('title')} {...common} type="text" aria-required />
          )}
        </Field>
        <SlugLine
          control={form.control}
          post={stored?.post}
          hasError={Boolean(errors.title ?? errors.slug)}
        />
      </div>
      <ContentField id={FIELDS.content.id} form={form} editorKey={editorKey} readOnly={isSaving} />
      {staff && (
        <Suspense>
          <PostChecks form={form} />
        </Suspense>
      )}
      <div className={styles.pair}>
        <Field id={FIELDS.authorName.id} label={copy.author} isRequired error={errors.authorName?.message}>
          {(control) => (
            <input {...control} {...form.register('authorName')} {...common} type="text" aria-required />
          )}
        </Field>
        <Field
          id={FIELDS.categories.id}
          label={copy.categories}
          hint={copy.categoriesHint}
          error={errors.categories?.message}
        >
          {(control) => <input {...control} {...form.register('categories')} {...common} type="text" />}
        </Field>
      </div>
      <CoverField editorKey={editorKey} form={form} readOnly={isSaving} onUploading={setUploading} />
      {staff && <AddressFields form={form} stored={stored?.post} readOnly={isSaving} />}
      {staff && mayPublish(staff.role) && (
        <WhenFields key={`when-${editorKey}`} form={form} stored={stored?.post} readOnly={isSaving} />
      )}
      {staff && <FoundFields form={form} stored={stored?.post} readOnly={isSaving} />}
      {staff && stored && (
        <Disclosure heading={previewLinks.title} isPlain>
          {(isOpen) => isOpen && <PreviewLinks postId={stored.post.id} />}
        </Disclosure>
      )}
      {staff && stored && (
        <Disclosure heading={history.title} isPlain>
          {(isOpen) =>
            isOpen && (
              <Suspense>
                <History
                  // Read again after each save.
                  key={editorKey}
                  postId={stored.post.id}
                  onRestore={mayChange(staff.role, stored.post) ? state.restoreRevision : undefined}
                />
              </Suspense>
            )
          }
        </Disclosure>
      )}
      <div ref={result} tabIndex={-1}>
        {outcome && <SaveNotice key={submitCount} state={state} />}
      </div>
      <div className="button-row">
        {/* A post saved before its picture is uploaded would lose it. */}
        <SaveButtons state={state} formId={formId} disabled={isUploading} />
        {!staff && <span className="soft data">{copy.signInToSave}</span>}
        {staff?.role === 'writer' && (
          <span className="soft">{copy.forEditors[isPublic ? 'published' : 'draft']}</span>
        )}
      </div>
      <OfflineNote />
    </div>
  );
}

/** The button that was pressed lost the focus when it was disabled: what became of the post takes it. */
function useFocusAfterSaving(isSaving: boolean) {
  const result = useRef<HTMLDivElement>(null);
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasSaving.current && !isSaving && isLost) result.current?.focus({ preventScroll: true });
    wasSaving.current = isSaving;
  }, [isSaving]);
  return result;
}

/** Typing comes first: the preview follows as soon as the browser has time. */
function LivePreview({ state: { form, stored } }: { state: PostFormState }) {
  const entry = useDeferredValue(useWatch({ control: form.control }));
  const date = useMemo(() => stored?.post.date ?? new Date(), [stored]);
  return <PostPreview entry={{ ...form.getValues(), ...entry }} date={date} />;
}
