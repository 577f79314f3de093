import { useEffect, useEffectEvent, useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import { useStaff } from '#features/authoring/sign-in/use-sign-in.ts';
import { errorCode } from '#firebase/error-code.ts';
import { Field } from '#ui/controls/field.tsx';
import styles from './picture-upload.module.css';

interface PictureUploadProps {
  readonly label: string;
  /** The status message after an upload. */
  readonly done: string;
  /** A picture that has been chosen already, for instance by dropping it into a text. */
  readonly chosen?: File | undefined;
  readonly onUploaded: (address: string) => void;
  /** Called when an upload starts, and when it has succeeded or failed. */
  readonly onUploading?: (isUploading: boolean) => void;
  readonly disabled?: boolean;
}

/** Uploads a picture to Storage and reports its address. For staff. */
export function PictureUpload({ label, done, chosen, disabled = false, ...listeners }: PictureUploadProps) {
  const isStaff = useStaff() !== undefined;
  const { isUploading, isDone, fault, upload } = useUpload(listeners);
  const uploadChosen = useEffectEvent(() => chosen && isStaff && void upload(chosen));
  useEffect(() => {
    uploadChosen();
  }, []);
  const change = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // Lets the same file be chosen again.
    if (file && !(await upload(file))) input.value = '';
  };
  return (
    <div>
      <Field label={label} hint={copy.upload.hint} error={fault}>
        {({ className: _, ...control }) => (
          <input
            {...control}
            className={styles.file}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={!isStaff || isUploading || disabled}
            onChange={({ target }) => void change(target)}
          />
        )}
      </Field>
      <p className={styles.note} role="status">
        {isUploading && copy.upload.uploading}
        {isDone && done}
        {!isStaff && copy.upload.signIn}
      </p>
    </div>
  );
}

function useUpload({ onUploaded, onUploading }: Pick<PictureUploadProps, 'onUploaded' | 'onUploading'>) {
  const [state, setState] = useState<'none' | 'uploading' | 'done'>('none');
  const [fault, setFault] = useState<string>();
  /** Whether the picture, if it is one, has not failed to be uploaded. */
  const upload = async (file: File): Promise<boolean> => {
    const wrong = pictureFault(file);
    setFault(wrong);
    if (wrong) return true;
    setState('uploading');
    onUploading?.(true);
    try {
      const { uploadPicture } = await import('#firebase/storage.ts');
      onUploaded(await uploadPicture(file));
      setState('done');
      return true;
    } catch (error) {
      console.error('A picture could not be uploaded', error);
      setFault(errorCode(error) === 'storage/unauthorized' ? copy.upload.refused : copy.upload.failed);
      setState('none');
      return false;
    } finally {
      onUploading?.(false);
    }
  };
  return { isUploading: state === 'uploading', isDone: state === 'done', fault, upload };
}
