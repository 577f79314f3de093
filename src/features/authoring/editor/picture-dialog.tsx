import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { completedUrl, isWebUrl } from '#domain/posts/post-entry.ts';
import { AltField } from '#features/authoring/pictures/alt-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import styles from './dialog-form.module.css';
import { insertPicture } from './editor-tools.ts';
import { PictureUpload } from './picture-upload.tsx';

interface PictureDialogProps {
  readonly editor: Editor;
  /** A picture that was dropped or pasted into the text. */
  readonly dropped?: File | undefined;
  readonly onClose?: () => void;
}

/** Inserts a picture at the cursor, from a URL or a file. */
export function PictureDialog(props: PictureDialogProps) {
  return (
    <Modal name="editor-picture" title={copy.picture.title}>
      <PictureForm {...props} />
    </Modal>
  );
}

function PictureForm({ editor, dropped, onClose }: PictureDialogProps) {
  const [url, setUrl] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [isUploaded, setUploaded] = useState(false);
  const reportClosed = useEffectEvent(() => onClose?.());
  useEffect(() => () => reportClosed(), []);
  const [alt, setAlt] = useState<string>();
  const [invalid, setInvalid] = useState({ url: false, alt: false });
  const insert = (event: FormEvent) => {
    event.preventDefault();
    const src = completedUrl(url);
    setInvalid({ url: !isWebUrl(src), alt: alt === undefined });
    if (!isWebUrl(src) || alt === undefined) return;
    flushSync(closeDialogs);
    insertPicture(editor, { src, alt: alt.trim() });
    editor.commands.focus();
  };
  return (
    <form ref={startAtFirstControl} noValidate onSubmit={insert}>
      <PictureUpload
        label={copy.upload.label}
        done={copy.upload.done}
        chosen={dropped}
        onUploading={setUploading}
        onUploaded={(uploaded) => {
          setUrl(uploaded);
          setUploaded(true);
        }}
      >
        {isUploaded ? (
          <img className={styles.uploaded} src={url} alt="" />
        ) : (
          <Field label={copy.picture.address} error={invalid.url ? copy.picture.invalid : undefined}>
            {(control) => (
              <input {...control} type="url" value={url} onChange={({ target }) => setUrl(target.value)} />
            )}
          </Field>
        )}
      </PictureUpload>
      <AltField
        alt={alt}
        onChange={setAlt}
        error={invalid.alt && alt === undefined ? copy.picture.unclear : undefined}
      />
      <div>
        <Button type="submit" disabled={isUploading}>
          {copy.picture.insert}
        </Button>
      </div>
    </form>
  );
}
