import { useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/picture.ts';
import { Field } from '#ui/field.tsx';
import styles from './picture-upload.module.css';
import { useStaff } from './use-sign-in.ts';

/** Takes a picture from this machine into Storage and gives its address on. For staff. */
export function PictureUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const isStaff = useStaff() !== undefined;
  const { isUploading, fault, upload } = useUpload(onUploaded);
  return (
    <div>
      <Field label={copy.upload.label} hint={copy.upload.hint} error={fault}>
        {({ className: _, ...control }) => (
          <input
            {...control}
            className={styles.file}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={!isStaff || isUploading}
            onChange={({ target }) => upload(target)}
          />
        )}
      </Field>
      <p className={styles.note} role="status">
        {isUploading && copy.upload.uploading}
        {!isStaff && copy.upload.signIn}
      </p>
    </div>
  );
}

function useUpload(onUploaded: (address: string) => void) {
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string>();
  const upload = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const wrong = pictureFault(file);
    setFault(wrong);
    if (wrong) return;
    setUploading(true);
    try {
      const { uploadPicture } = await import('#firebase/storage.ts');
      onUploaded(await uploadPicture(file));
    } catch (error) {
      console.error('A picture could not be uploaded', error);
      const isRefused = error instanceof Error && 'code' in error && error.code === 'storage/unauthorized';
      setFault(isRefused ? copy.upload.refused : copy.upload.failed);
      // The same file can be chosen again.
      input.value = '';
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, fault, upload };
}
