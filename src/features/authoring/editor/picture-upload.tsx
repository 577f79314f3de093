import { useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import { useStaff } from '#features/authoring/sign-in/use-sign-in.ts';
import { errorCode } from '#firebase/error-code.ts';
import { Field } from '#ui/controls/field.tsx';
import styles from './picture-upload.module.css';

interface PictureUploadProps {
  readonly onUploaded: (address: string) => void;
  /** Called when an upload starts, and when it has succeeded or failed. */
  readonly onUploading?: (isUploading: boolean) => void;
  readonly disabled?: boolean;
}

/** Uploads a picture to Storage and reports its address. For staff. */
export function PictureUpload({ disabled = false, ...listeners }: PictureUploadProps) {
  const isStaff = useStaff() !== undefined;
  const { isUploading, fault, upload } = useUpload(listeners);
  return (
    <div>
      <Field label={copy.upload.label} hint={copy.upload.hint} error={fault}>
        {({ className: _, ...control }) => (
          <input
            {...control}
            className={styles.file}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={!isStaff || isUploading || disabled}
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

function useUpload({ onUploaded, onUploading }: PictureUploadProps) {
  const [isUploading, setIsUploading] = useState(false);
  const [fault, setFault] = useState<string>();
  const setUploading = (isOnItsWay: boolean) => {
    setIsUploading(isOnItsWay);
    onUploading?.(isOnItsWay);
  };
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
      setFault(errorCode(error) === 'storage/unauthorized' ? copy.upload.refused : copy.upload.failed);
      // Lets the same file be chosen again.
      input.value = '';
    } finally {
      setUploading(false);
    }
  };
  return { isUploading, fault, upload };
}
