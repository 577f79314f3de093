import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { checksAndPreviewLabel, postForm as copy, storedPostNotice, unsavedWork } from '#content/add-post.ts';
import { previewLinks } from '#content/authoring/addresses.ts';
import { postFields } from '#content/authoring/fields.ts';
import { history } from '#content/authoring/history.ts';
import { mayPublish } from '#domain/staff/role.ts';
import { AddressFields } from '#features/authoring/address/address-fields.tsx';
import { PostChecks } from '#features/authoring/checks/post-checks.tsx';
import { ContentField } from '#features/authoring/editor/content-field.tsx';
import { PostPreview } from '#features/authoring/editor/post-preview.tsx';
import { History } from '#features/authoring/history/history.tsx';
import { CoverField } from '#features/authoring/pictures/cover-field.tsx';
import { PreviewLinks } from '#features/authoring/preview/preview-links.tsx';
import { WhenFields } from '#features/authoring/schedule/when-fields.tsx';
import { SearchAndSharingFields } from '#features/authoring/search-and-sharing/search-and-sharing-fields.tsx';
import { SignInToSave } from '#features/authoring/sign-in-to-save.tsx';
import { UnsavedOffers } from '#features/authoring/unsaved/unsaved-offers.tsx';
import { OfflineNote } from '#site/offline-note.tsx';
import { Disclosure } from '#staff/disclosure.tsx';
import { type Staff, useStaff } from '#staff/sign-in/use-sign-in.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { ErrorSummary, invalidFields } from '#ui/page/error-summary.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { EntryField } from './entry-field.tsx';
import { CATEGORIES_LIST_ID, POST_FORM_ID, PostFormContext, usePostFormState } from './form-state.ts';
import styles from './post-form.module.css';
import { SaveButtons } from './save-buttons.tsx';
import { SaveNotice } from './save-notice.tsx';
import { SlugLine } from './slug-line.tsx';
import { type PostFormOptions, usePostForm } from './use-post-form.ts';

/** The form for a post, with the checks and the preview beside it. */
export function PostForm(options: PostFormOptions) {
  const state = usePostForm(options);
  const problems = state.stored?.problems ?? [];
  return (
    <PostFormContext value={state}>
      <div className={styles.columns}>
        <div className={styles.writing}>
          <SignInToSave />
          <UnsavedOffers />
          {!state.unsaved.isStored && <Notice tone="error" role="alert" title={unsavedWork.notKept} />}
          {problems.length > 0 && (
            <Notice
              tone="error"
              title={storedPostNotice.title}
              text={`${problems.join('. ')}. ${storedPostNotice.advice}`}
            />
          )}
          <FormFields />
        </div>
        <ChecksAndPreview />
      </div>
    </PostFormContext>
  );
}

function FormFields() {
  const { form, isSaving, outcome, save, isPublic } = usePostFormState();
  const { errors, isSubmitted, isSubmitSuccessful, submitCount } = form.formState;
  const staff = useStaff();
  const result = useFocusAfterSaving(isSaving);
  const wasInvalid = isSubmitted && !isSubmitSuccessful && !isSaving && Object.keys(errors).length > 0;
  return (
    <div className={styles.form}>
      <form id={POST_FORM_ID} noValidate onSubmit={save(isPublic)} hidden />
      {wasInvalid && (
        <ErrorSummary
          key={submitCount}
          invalid={invalidFields(postFields, errors)}
          allChecked={copy.allChecked}
          text={copy.nothingSaved}
        />
      )}
      <div className={styles.titleField}>
        <EntryField name="title" isRequired />
        <SlugLine />
      </div>
      <ContentField />
      <div className={styles.pair}>
        <EntryField name="authorName" isRequired />
        <EntryField name="categories" list={CATEGORIES_LIST_ID} />
      </div>
      <CoverField />
      {staff && <StaffParts staff={staff} />}
      <div className={classNames('button-row', styles.save)}>
        <SaveButtons />
        {!staff && <span className="soft data">{copy.signInToSave}</span>}
        {staff?.role === 'writer' && (
          <span className="soft">{copy.writerNotes[isPublic ? 'published' : 'draft']}</span>
        )}
        <div ref={result} className={styles.result} tabIndex={-1}>
          {outcome && <SaveNotice key={submitCount} />}
        </div>
      </div>
      <OfflineNote />
    </div>
  );
}

/** The parts of the form for staff, which are folded at first. */
function StaffParts({ staff }: { staff: Staff }) {
  const { stored, fillKey } = usePostFormState();
  return (
    <>
      <AddressFields />
      {mayPublish(staff.role) && <WhenFields key={fillKey} />}
      <SearchAndSharingFields />
      {stored && (
        <>
          <Disclosure heading={previewLinks.title} isPlain>
            <PreviewLinks postId={stored.post.id} />
          </Disclosure>
          <Disclosure heading={history.title} isPlain>
            {/* The key makes it read the history again after each save. */}
            <History key={fillKey} post={stored.post} role={staff.role} />
          </Disclosure>
        </>
      )}
    </>
  );
}

/** Moves the focus to the element with the returned ref, since the pressed button lost it when it was disabled. */
function useFocusAfterSaving(isSaving: boolean) {
  const result = useRef<HTMLDivElement>(null);
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasSaving.current && !isSaving && isFocusLost) {
      result.current?.focus({ preventScroll: true });
      // The parts that a first save adds to the form move the result down.
      result.current?.scrollIntoView({ block: 'nearest' });
    }
    wasSaving.current = isSaving;
  }, [isSaving]);
  return result;
}

function ChecksAndPreview() {
  const { fillKey } = usePostFormState();
  const isStaff = useStaff() !== undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long post scrolls inside it, by keyboard too
    <section className={styles.checksAndPreview} aria-label={checksAndPreviewLabel} tabIndex={0}>
      {isStaff && <PostChecks />}
      <LivePreview key={fillKey} />
    </section>
  );
}

/** The preview of what is typed. It is updated when the browser has time, so that it does not slow down typing. */
function LivePreview() {
  const { form, stored } = usePostFormState();
  const entry = useDeferredValue(useWatch({ control: form.control }));
  const date = useMemo(() => stored?.post.date ?? new Date(), [stored]);
  return <PostPreview entry={{ ...form.getValues(), ...entry }} date={date} />;
}
