import { pictureLibrary as copy } from '#content/authoring/pictures.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import { FileField } from '#features/authoring/file-field.tsx';
import { RowButton } from '#staff/row-button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { FieldError } from '#ui/controls/field.tsx';
import styles from './pictures.module.css';
import { removeUpload, startUpload, uploadAll, useUploads } from './uploads.ts';
import { useFileDrop } from './use-file-drop.ts';

/** Takes pictures that are dropped, pasted or chosen, and lists the uploads that are in progress or have failed. */
export function UploadList() {
  const { current: uploads } = useUploads();
  const { isOver, listeners } = useFileDrop(uploadAll);
  return (
    <div {...listeners} className={classNames(styles.drop, isOver && styles.draggedOver)}>
      <FileField
        label={copy.drop}
        hint={copy.hint}
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChosen={uploadAll}
      />
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <span>{upload.file.name}</span>
              {upload.fault ? (
                <>
                  <FieldError id={`upload-${upload.key}`}>{upload.fault}</FieldError>
                  <span className="button-row">
                    {!pictureFault(upload.file) && (
                      <RowButton
                        variant="secondary"
                        name={copy.uploadAgain}
                        subject={upload.file.name}
                        onClick={() => void startUpload(upload)}
                      />
                    )}
                    <RowButton
                      name={copy.leaveOut}
                      subject={upload.file.name}
                      onClick={() => removeUpload(upload.key)}
                    />
                  </span>
                </>
              ) : (
                <>
                  <progress aria-label={upload.file.name} value={upload.progress} />
                  <span className="soft data" role="status">
                    {upload.progress < 1 ? copy.uploading : copy.converting}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
