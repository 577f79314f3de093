import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { completedAddress } from '#domain/post-entry.ts';
import { ARTICLE_ADDRESS } from '#domain/sanitise-html.ts';
import { Button } from '#ui/button.tsx';
import { startAtFirstControl } from '#ui/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog-store.ts';
import { Field } from '#ui/field.tsx';
import { Modal } from '#ui/modal.tsx';
import styles from './dialog-form.module.css';

/** Sets, changes or removes the link where the cursor stands. */
export function LinkDialog({ editor }: { editor: Editor }) {
  return (
    <Modal name="editor-link" title={copy.link.title}>
      <LinkForm editor={editor} />
    </Modal>
  );
}

function LinkForm({ editor }: { editor: Editor }) {
  const before: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [isInvalid, setInvalid] = useState(false);
  // The dialog gives the focus back to the toolbar first; then it goes on into the text.
  const finish = (change: () => void) => {
    flushSync(closeDialogs);
    change();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = completedAddress(address);
    if (!ARTICLE_ADDRESS.test(href)) setInvalid(true);
    else finish(() => setLink(editor, href));
  };
  const remove = () => editor.chain().focus().extendMarkRange('link').unsetLink().run();
  return (
    <form ref={startAtFirstControl} className={styles.form} noValidate onSubmit={apply}>
      <Field
        label={copy.link.address}
        hint={copy.link.hint}
        error={isInvalid ? copy.link.invalid : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <div className="button-row">
        <Button type="submit">{copy.link.apply}</Button>
        {before !== undefined && (
          <Button variant="tertiary" onClick={() => finish(remove)}>
            {copy.link.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Where nothing is selected, the address itself becomes the text of the link. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  const chain = editor.chain().focus();
  if (empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.extendMarkRange('link').setLink({ href }).run();
  }
}
