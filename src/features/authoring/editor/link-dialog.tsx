import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { editor as copy } from '#content/add-post.ts';
import { ARTICLE_URL } from '#domain/html/sanitise-html.ts';
import { completedUrl } from '#domain/posts/post-entry.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';

/** Sets, changes or removes the link at the cursor. */
export function LinkDialog({ editor }: { editor: Editor }) {
  return (
    <Modal name="editor-link" title={copy.link.title}>
      <LinkForm editor={editor} />
    </Modal>
  );
}

function LinkForm({ editor }: { editor: Editor }) {
  const currentHref: unknown = editor.getAttributes('link').href;
  const [url, setUrl] = useState(typeof currentHref === 'string' ? currentHref : '');
  const [isInvalid, setInvalid] = useState(false);
  // Closes the dialog at once: this returns the focus to the toolbar, and the change then moves it into the text.
  const closeAndRun = (change: () => void) => {
    flushSync(closeDialogs);
    change();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = completedUrl(url);
    if (!ARTICLE_URL.test(href)) setInvalid(true);
    else closeAndRun(() => setLink(editor, href));
  };
  const removeLink = () => editor.chain().focus().extendMarkRange('link').unsetLink().run();
  return (
    <form ref={startAtFirstControl} noValidate onSubmit={apply}>
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
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        )}
      </Field>
      <div className="button-row">
        <Button type="submit">{copy.link.apply}</Button>
        {currentHref !== undefined && (
          <Button variant="tertiary" onClick={() => closeAndRun(removeLink)}>
            {copy.link.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Sets the link of the selected text, or of the link at the cursor. Without either, the URL becomes the text of a new link. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  const chain = editor.chain().focus();
  if (empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else {
    chain.extendMarkRange('link').setLink({ href }).run();
  }
}
