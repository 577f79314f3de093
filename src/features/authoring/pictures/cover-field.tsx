import { postForm as copy, editor } from '#content/add-post.ts';
import { coverDescription } from '#content/authoring/pictures.ts';
import { PictureUpload } from '#features/authoring/editor/picture-upload.tsx';
import type { PostFormControls, PostFormState } from '#features/authoring/form/use-post-form.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { Field } from '#ui/controls/field.tsx';
import { CoverDescription } from './cover-description.tsx';
import { useChosenPicture } from './picture-choice.ts';
import { PictureLibrary } from './picture-library.tsx';
import styles from './pictures.module.css';

/** Where the notice above the form leads to. */
export const COVER_FIELDS = {
  imageUrl: { id: 'post-image', label: copy.image },
  imageAlt: { id: 'post-image-alt', label: coverDescription.label },
} as const;

interface CoverFieldProps {
  readonly form: PostFormControls;
  /** Another one after each save: what was said of an upload is gone then, but the library stays open. */
  readonly editorKey: PostFormState['editorKey'];
  readonly readOnly: boolean;
  readonly onUploading: (isUploading: boolean) => void;
}

/** The cover of a post: an address, a file that is dropped, pasted or chosen, or a picture of the library. */
export function CoverField({ form, editorKey, readOnly, onUploading }: CoverFieldProps) {
  const isStaff = useStaff() !== undefined;
  const { errors, isSubmitted } = form.formState;
  const set = (name: 'imageUrl' | 'imageAlt', value: string) =>
    form.setValue(name, value, { shouldValidate: isSubmitted });
  useChosenPicture('cover', ({ address, alt }) => {
    set('imageUrl', address);
    set('imageAlt', alt);
  });
  return (
    <fieldset className={styles.cover}>
      <legend>{copy.cover}</legend>
      <PictureUpload
        key={editorKey}
        label={editor.upload.cover}
        done={editor.upload.coverDone}
        disabled={readOnly}
        onUploading={onUploading}
        onUploaded={(address) => set('imageUrl', address)}
      >
        <Field
          id={COVER_FIELDS.imageUrl.id}
          label={copy.image}
          hint={copy.imageHint}
          error={errors.imageUrl?.message}
        >
          {(control) => <input {...control} {...form.register('imageUrl')} type="url" readOnly={readOnly} />}
        </Field>
      </PictureUpload>
      {isStaff && <CoverDescription id={COVER_FIELDS.imageAlt.id} form={form} readOnly={readOnly} />}
      {isStaff && <PictureLibrary />}
    </fieldset>
  );
}
