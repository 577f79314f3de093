import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import pictureStyles from '#features/authoring/pictures/pictures.module.css';
import { uploadFault } from '#features/authoring/pictures/uploads.ts';
import { useFileDrop } from '#features/authoring/pictures/use-file-drop.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { classNames } from '#ui/controls/class-names.ts';
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
  /** The field for its address. */
  readonly children?: ReactNode;
}

/** The place for a picture: it takes an address and, from staff, a file that is dropped, pasted or chosen and uploaded. */
export function PictureUpload({
  label,
  done,
  chosen,
  disabled = false,
  children,
  ...on
}: PictureUploadProps) {
  const isStaff = useStaff() !== undefined;
  const { share, isDone, fault, upload } = useUpload(on);
  const isUploading = share !== undefined;
  const takesNone = !isStaff || isUploading || disabled;
  const { isOver, listeners } = useFileDrop(([file]) => file && !takesNone && void upload(file));
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
    <div {...listeners} className={classNames(pictureStyles.drop, isOver && pictureStyles.over)}>
      {children}
      <Field label={label} hint={copy.upload.hint} error={fault}>
        {({ className: _, ...control }) => (
          <input
            {...control}
            className={styles.file}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={takesNone}
            onChange={({ target }) => void change(target)}
          />
        )}
      </Field>
      {isUploading && (
        <progress className={styles.progress} aria-label={copy.upload.uploading} value={share} />
      )}
      <p className={styles.note} role="status">
        {isUploading && (share < 1 ? copy.upload.uploading : copy.upload.converting)}
        {isDone && done}
        {!isStaff && copy.upload.signIn}
      </p>
    </div>
  );
}

function useUpload({ onUploaded, onUploading }: Pick<PictureUploadProps, 'onUploaded' | 'onUploading'>) {
  /** How much of the file is uploaded, from 0 to 1; then it is converted. */
  const [share, setShare] = useState<number>();
  const [isDone, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  /** Whether the picture, if it is one, has not failed to be uploaded. */
  const upload = async (file: File): Promise<boolean> => {
    const wrong = pictureFault(file);
    setFault(wrong);
    if (wrong) return true;
    setDone(false);
    setShare(0);
    onUploading?.(true);
    try {
      const { uploadPicture } = await import('#firebase/staff-pictures.ts');
      onUploaded((await uploadPicture(file, setShare)).address);
      setDone(true);
      return true;
    } catch (error) {
      setFault(uploadFault(error));
      return false;
    } finally {
      setShare(undefined);
      onUploading?.(false);
    }
  };
  return { share, isDone, fault, upload };
}
