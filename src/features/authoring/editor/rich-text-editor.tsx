import { Selection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { pictureChosen } from '#features/authoring/channels.ts';
import { uploadAll } from '#features/authoring/pictures/uploads.ts';
import proseStyles from '#ui/article/prose.module.css';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { insertPicture, tableTools, tools } from './editor-tools.ts';
import { LinkDialog } from './link-dialog.tsx';
import { pastedHtml, tableFrom } from './pasted-html.ts';
import { AltDialog, PictureDialog } from './picture-dialog.tsx';
import { documentOf, extensions, htmlOf, lossesOf } from './rich-text.ts';
import styles from './rich-text-editor.module.css';

export interface RichTextEditorProps {
  /** The initial content; to replace it, use a new key. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Receives the element to focus when the content is invalid. */
  readonly focusRef: (element: { focus(): void } | null) => void;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly readOnly: boolean;
}

/** The rich text editor. It does not open a text that it would not preserve in full. */
export function RichTextEditor(props: RichTextEditorProps) {
  // Only the initial text is checked, because the editor preserves whatever is written in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text comes with a new key
  const losses = useMemo(() => lossesOf(props.html), []);
  if (losses.length === 0) return <EditingSurface {...props} />;
  return <Notice title={`${copy.lossy} ${losses.join(', ')}`} text={copy.lossyAdvice} />;
}

function EditingSurface(props: RichTextEditorProps) {
  const { html, onChange, focusRef, labelId, describedBy, isInvalid, readOnly } = props;
  const [dropped, setDropped] = useState<File>();
  /** Opens the dialog for one picture, or uploads several to the library. Returns false for files without a picture. */
  const takePictures = (files: FileList | undefined): boolean => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    const [picture] = pictures;
    if (!picture) return false;
    if (pictures.length > 1) uploadAll(pictures);
    else {
      setDropped(picture);
      openDialog('editor-picture');
    }
    return true;
  };
  const editor = useEditor({
    extensions,
    content: documentOf(html).toJSON(),
    // Tiptap's style element would need an exception from the security policy; the CSS module has the styles instead.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      handlePaste: (view, { clipboardData }) => {
        const pasted = clipboardData?.getData('text/html') ?? '';
        // Word and Excel add a picture of what is copied. It is ignored: the editor pastes their HTML.
        if (/<(?:p|td)\b/i.test(pasted)) return false;
        const table = pasted ? undefined : tableFrom(clipboardData?.getData('text/plain') ?? '');
        return table ? view.pasteHTML(table) : takePictures(clipboardData?.files);
      },
      handleDrop: (view, event) => {
        const dropPoint = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (!takePictures(event.dataTransfer?.files)) return false;
        const { doc, tr } = view.state;
        if (dropPoint) view.dispatch(tr.setSelection(Selection.near(doc.resolve(dropPoint.pos))));
        return true;
      },
      handleDoubleClick: (_view, _position, { target }) => {
        const isPicture = target instanceof HTMLImageElement; // In a caption, a double click selects a word.
        if (isPicture) openDialog('editor-alt');
        return isPicture;
      },
      // In pixels: at the very edge of the window, the bars at its top and bottom would cover the cursor.
      scrollMargin: 120,
      scrollThreshold: 120,
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
  // The focus stays in the library, so that staff can choose another picture.
  pictureChosen.text.useMessages(({ url, alt }) => insertPicture(editor, { src: url, alt }));
  useEffect(() => {
    focusRef({ focus: () => editor.view.focus() });
  }, [focusRef, editor]);
  const hasTable = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      isInTable(state) || state.doc.children.some(({ type }) => type.name === 'table'),
  });
  return (
    // Inert, because the tools would change the text even while it is read-only.
    <div className={styles.editor} inert={readOnly}>
      <EditorToolbar editor={editor} label={copy.toolbar} tools={tools} />
      {/* Shown as long as the text has a table, so that nothing moves when the cursor enters or leaves one. */}
      {hasTable && <EditorToolbar editor={editor} label={copy.tableToolbar} tools={tableTools} />}
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} />
      <AltDialog editor={editor} />
      <PictureDialog editor={editor} dropped={dropped} onClose={() => setDropped(undefined)} />
    </div>
  );
}
