import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import fileStyles from '#features/authoring/file-field.module.css';
import { FileField } from '#features/authoring/file-field.tsx';
import pictureStyles from '#features/authoring/pictures/pictures.module.css';
import { uploadFault } from '#features/authoring/pictures/uploads.ts';
import { useFileDrop } from '#features/authoring/pictures/use-file-drop.ts';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { classNames } from '#ui/controls/class-names.ts';

interface PictureUploadProps {
  readonly label: string;
  /** The status message after an upload. */
  readonly doneMessage: string;
  /** A picture that is already chosen, for instance because it was dropped into the text. */
  readonly initialFile?: File | undefined;
  readonly onUploaded: (url: string) => void;
  /** Called when an upload starts, and when it has succeeded or failed. */
  readonly onUploading: (isUploading: boolean) => void;
  readonly disabled?: boolean;
  /** The field for the URL of the picture. */
  readonly children?: ReactNode;
}

/** A field for the URL of a picture. Staff can also drop, paste or choose a file, and it is uploaded. */
export function PictureUpload({
  label,
  doneMessage,
  initialFile,
  disabled = false,
  children,
  ...handlers
}: PictureUploadProps) {
  const isStaff = useStaff() !== undefined;
  const { progress, isDone, fault, upload } = useUpload(handlers);
  const isUploading = progress !== undefined;
  const take = ([file]: readonly File[]) => {
    if (file && isStaff && !isUploading && !disabled) void upload(file);
  };
  const { isOver, listeners } = useFileDrop(take);
  const takeInitial = useEffectEvent(() => initialFile && take([initialFile]));
  useEffect(() => void takeInitial(), []);
  return (
    <div {...listeners} className={classNames(pictureStyles.drop, isOver && pictureStyles.draggedOver)}>
      {children}
      <FileField
        label={label}
        hint={copy.upload.hint}
        error={fault}
        accept={PICTURE_TYPES.join(',')}
        // Stays enabled during an upload, or the focus would be lost.
        disabled={!isStaff || disabled}
        onChosen={take}
      />
      {isUploading && (
        <progress className={fileStyles.progress} aria-label={copy.upload.uploading} value={progress} />
      )}
      <p className={fileStyles.note} role="status">
        {isUploading && (progress < 1 ? copy.upload.uploading : copy.upload.converting)}
        {isDone && doneMessage}
        {!isStaff && copy.upload.signIn}
      </p>
    </div>
  );
}

function useUpload({ onUploaded, onUploading }: Pick<PictureUploadProps, 'onUploaded' | 'onUploading'>) {
  /** The uploaded share of the file, from 0 to 1; at 1 the picture is being converted. Undefined without an upload. */
  const [progress, setProgress] = useState<number>();
  const [isDone, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  const upload = async (file: File): Promise<void> => {
    const fileFault = pictureFault(file);
    setFault(fileFault);
    if (fileFault) return;
    setDone(false);
    setProgress(0);
    onUploading(true);
    try {
      const { uploadPicture } = await import('#firebase/staff-pictures.ts');
      onUploaded((await uploadPicture(file, setProgress)).address);
      setDone(true);
    } catch (error) {
      setFault(uploadFault(error));
    } finally {
      setProgress(undefined);
      onUploading(false);
    }
  };
  return { progress, isDone, fault, upload };
}
