import { useController, useWatch } from 'react-hook-form';
import { postForm as copy, editor } from '#content/add-post.ts';
import { postFields } from '#content/authoring/fields.ts';
import { pictureChosen } from '#features/authoring/channels.ts';
import { PictureUpload } from '#features/authoring/editor/picture-upload.tsx';
import { EntryField } from '#features/authoring/form/entry-field.tsx';
import { usePostFormState } from '#features/authoring/form/form-state.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { AltField } from './alt-field.tsx';
import { PictureLibrary } from './picture-library.tsx';
import styles from './pictures.module.css';

/** The cover of a post: a URL, a file that is dropped, pasted or chosen, or a picture of the library. */
export function CoverField() {
  const { form, fillKey, isSaving, setUploading } = usePostFormState();
  const isStaff = useStaff() !== undefined;
  const { isSubmitted } = form.formState;
  const hasCover = useWatch({ control: form.control, name: 'imageUrl' }) !== '';
  const setField = (name: 'imageUrl' | 'imageAlt', value: string) =>
    form.setValue(name, value, { shouldValidate: isSubmitted });
  pictureChosen.cover.useMessages(({ url, alt }) => {
    setField('imageUrl', url);
    setField('imageAlt', alt);
  });
  return (
    <fieldset className={styles.cover}>
      <legend>{copy.cover}</legend>
      <PictureUpload
        // A save changes the key, which removes the message about an upload. The library has no key and stays open.
        key={fillKey}
        label={editor.upload.cover}
        doneMessage={editor.upload.coverDone}
        disabled={isSaving}
        onUploading={setUploading}
        onUploaded={(url) => setField('imageUrl', url)}
      >
        <EntryField name="imageUrl" type="url" />
      </PictureUpload>
      {isStaff && hasCover && <CoverDescription />}
      {isStaff && <PictureLibrary />}
    </fieldset>
  );
}

function CoverDescription() {
  const { form, isSaving } = usePostFormState();
  const { field, fieldState } = useController({ control: form.control, name: 'imageAlt' });
  return (
    <AltField
      {...postFields.imageAlt}
      ref={field.ref}
      error={fieldState.error?.message}
      readOnly={isSaving}
      alt={field.value ?? undefined}
      onChange={(alt) => field.onChange(alt ?? null)}
    />
  );
}
