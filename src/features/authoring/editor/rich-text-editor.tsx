import { Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import proseStyles from '#ui/article/prose.module.css';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { documentOf, extensions, htmlOf, lossesOf } from './rich-text.ts';
import styles from './rich-text-editor.module.css';

export interface RichTextEditorProps {
  /** The initial content; to replace it, use a new key. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Receives the element to focus when the content is invalid. */
  readonly control: (element: { focus(): void } | null) => void;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly readOnly: boolean;
}

/** The rich text editor. It does not open a text that it would not preserve in full. */
export function RichTextEditor(props: RichTextEditorProps) {
  // Only the initial text is checked: what is written here fits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key decides, not the text
  const losses = useMemo(() => lossesOf(props.html), []);
  if (losses.length === 0) return <Surface {...props} />;
  return <Notice title={`${copy.lossy} ${losses.join(', ')}`} text={copy.lossyAdvice} />;
}

function Surface(props: RichTextEditorProps) {
  const { html, onChange, control, labelId, describedBy, isInvalid, readOnly } = props;
  const [dropped, setDropped] = useState<File>();
  /** Asks what a dropped or pasted picture shows; anything else the editor takes itself. */
  const take = (files: FileList | undefined): boolean => {
    const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!picture) return false;
    setDropped(picture);
    openDialog('editor-picture');
    return true;
  };
  const editor = useEditor({
    extensions,
    content: documentOf(html).toJSON(),
    // Its style element would need an exception from the security policy; the CSS module has the styles instead.
    injectCSS: false,
    editorProps: {
      handlePaste: (_, { clipboardData }) => take(clipboardData?.files),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (!take(event.dataTransfer?.files)) return false;
        if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': 'true',
        class: `${styles.text} ${proseStyles.prose}`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: { state } }) => onChange(htmlOf(state.doc)),
  });
  useEffect(() => {
    control({ focus: () => editor.view.focus() });
  }, [control, editor]);
  return (
    // Inert, because the tools would still change a text that is read-only.
    <div className={styles.editor} inert={readOnly}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} />
      <PictureDialog editor={editor} dropped={dropped} onClose={() => setDropped(undefined)} />
    </div>
  );
}
