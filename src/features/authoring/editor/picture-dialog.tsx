import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { completedAddress, isWebAddress } from '#domain/posts/post-entry.ts';
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

/** Inserts a picture at the cursor, from an address or a file. */
export function PictureDialog(props: PictureDialogProps) {
  return (
    <Modal name="editor-picture" title={copy.picture.title}>
      <PictureForm {...props} />
    </Modal>
  );
}

function PictureForm({ editor, dropped, onClose }: PictureDialogProps) {
  const [address, setAddress] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [isUploaded, setUploaded] = useState(false);
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => () => close(), []);
  const [description, setDescription] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [invalid, setInvalid] = useState({ address: false, description: false });
  const insert = (event: FormEvent) => {
    event.preventDefault();
    const src = completedAddress(address);
    const alt = isDecorative ? '' : description.trim();
    const isUnclear = !isDecorative && alt === '';
    setInvalid({ address: !isWebAddress(src), description: isUnclear });
    if (!isWebAddress(src) || isUnclear) return;
    flushSync(closeDialogs);
    insertPicture(editor, { src, alt });
    editor.commands.focus();
  };
  return (
    <form ref={startAtFirstControl} className={styles.form} noValidate onSubmit={insert}>
      <PictureUpload
        label={copy.upload.label}
        done={copy.upload.done}
        chosen={dropped}
        onUploading={setUploading}
        onUploaded={(uploaded) => {
          setAddress(uploaded);
          setUploaded(true);
        }}
      >
        {isUploaded ? (
          <img className={styles.uploaded} src={address} alt="" />
        ) : (
          <Field label={copy.picture.address} error={invalid.address ? copy.picture.invalid : undefined}>
            {(control) => (
              <input
                {...control}
                type="url"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
              />
            )}
          </Field>
        )}
      </PictureUpload>
      <Field
        label={copy.picture.description}
        hint={copy.picture.descriptionHint}
        error={invalid.description && !isDecorative ? copy.picture.unclear : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            value={description}
            disabled={isDecorative}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => setDecorative(target.checked)}
        />
        {copy.picture.decorative}
      </label>
      <div>
        <Button type="submit" disabled={isUploading}>
          {copy.picture.insert}
        </Button>
      </div>
    </form>
  );
}
