import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { isWebAddress } from '#domain/posts/post-entry.ts';
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
  const [isInvalid, setInvalid] = useState(false);
  const insert = (event: FormEvent) => {
    event.preventDefault();
    const src = address.trim();
    if (!isWebAddress(src)) {
      setInvalid(true);
      return;
    }
    flushSync(closeDialogs);
    editor.chain().focus().setImage({ src, alt: description.trim() }).run();
  };
  return (
    <form className={styles.form} noValidate onSubmit={insert}>
      <PictureUpload onUploaded={setAddress} />
      <Field label={copy.picture.address} error={isInvalid ? copy.picture.invalid : undefined}>
        {(control) => (
          <input
            {...control}
            type="url"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <Field label={copy.picture.description} hint={copy.picture.descriptionHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{copy.picture.insert}</Button>
      </div>
    </form>
  );
}
