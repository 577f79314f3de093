import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { completedAddress, isWebAddress } from '#domain/posts/post-entry.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import styles from './dialog-form.module.css';
import { PictureUpload } from './picture-upload.tsx';

/** Inserts a picture at the cursor, from an address or a file. */
export function PictureDialog({ editor }: { editor: Editor }) {
  return (
    <Modal name="editor-picture" title={copy.picture.title}>
      <PictureForm editor={editor} />
    </Modal>
  );
}

function PictureForm({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState('');
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
    editor.chain().focus().setImage({ src, alt }).run();
  };
  return (
    <form className={styles.form} noValidate onSubmit={insert}>
      <PictureUpload onUploaded={setAddress} />
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
        <Button type="submit">{copy.picture.insert}</Button>
      </div>
    </form>
  );
}
