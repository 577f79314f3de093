import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { picturesIn } from '#domain/pictures/library-picture.ts';
import { completedUrl, isWebUrl } from '#domain/posts/post-entry.ts';
import { AltField } from '#features/authoring/pictures/alt-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { insertPicture } from './editor-tools.ts';
import { selectedPicture } from './figure-node.ts';
import styles from './picture-dialog.module.css';
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
  useEffect(() => () => reportClosed(), []); // The dialog removes its content when it closes.
  const [alt, setAlt] = useState<string>(); // Undefined: not answered yet; empty: the picture is decorative.
  const [invalid, setInvalid] = useState({ url: false, alt: false });
  const insert = (event: FormEvent) => {
    event.preventDefault();
    const src = completedUrl(url);
    setInvalid({ url: !isWebUrl(src), alt: alt === undefined });
    if (!isWebUrl(src) || alt === undefined) return;
    flushSync(closeDialogs); // First, as closing returns the focus to the toolbar; `focus` then moves it into the text.
    insertPicture(editor, { src, alt: alt.trim() });
    editor.commands.focus();
    if (isUploaded) void describeInLibrary(src, alt.trim());
  };
  return (
    <form ref={startAtFirstControl} noValidate onSubmit={insert}>
      <PictureUpload
        label={copy.upload.label}
        doneMessage={copy.upload.done}
        initialFile={dropped}
        onUploading={setUploading}
        onUploaded={(uploadedUrl) => {
          setUrl(uploadedUrl);
          setUploaded(true);
        }}
      >
        {isUploaded ? (
          <img className={styles.picture} src={url} alt="" />
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

/** Stores the description of an uploaded picture in the library as well. A failure is only logged: the post has the description. */
async function describeInLibrary(url: string, alt: string): Promise<void> {
  const [picture] = picturesIn(url);
  if (!picture) return;
  try {
    const { describePicture } = await import('#firebase/staff-pictures.ts');
    await describePicture(picture.id, alt);
  } catch (error) {
    console.error('A picture could not be described', error);
  }
}

/** Changes the description of the picture that is selected in the text. */
export function AltDialog({ editor }: Pick<PictureDialogProps, 'editor'>) {
  return (
    <Modal name="editor-alt" title={copy.picture.description}>
      <AltForm editor={editor} />
    </Modal>
  );
}

function AltForm({ editor }: Pick<PictureDialogProps, 'editor'>) {
  const [picture] = useState(() => selectedPicture(editor));
  const [alt, setAlt] = useState<string | undefined>(picture?.node.attrs.alt ?? undefined);
  const [isRefused, setRefused] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setRefused(alt === undefined);
    if (!picture || alt === undefined) return;
    flushSync(closeDialogs); // First, as in `PictureForm`.
    const change = editor.state.tr.setNodeAttribute(picture.start, 'alt', alt.trim());
    editor.view.dispatch(change.setSelection(NodeSelection.create(change.doc, picture.start)));
    editor.commands.focus();
  };
  return (
    <form ref={startAtFirstControl} noValidate onSubmit={apply}>
      <img className={styles.picture} src={picture?.node.attrs.src} alt="" />
      <AltField alt={alt} onChange={setAlt} error={isRefused ? copy.picture.unclear : undefined} />
      <div>
        <Button type="submit">{copy.picture.apply}</Button>
      </div>
    </form>
  );
}
