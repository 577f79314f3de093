import type { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

const pictureIn = (figure: Element) => figure.querySelector('img');

/** A picture with a caption that is edited in the text. The node has the attributes of its picture. */
export const Figure = Image.extend({
  name: 'figure',
  content: 'inline*',
  isolating: true,
  addAttributes() {
    const attributes = Object.entries(this.parent?.() ?? {});
    return Object.fromEntries(
      attributes.map(([name, attribute]) => [
        name,
        { ...attribute, parseHTML: (figure: Element) => pictureIn(figure)?.getAttribute(name) ?? null },
      ]),
    );
  },
  parseHTML: () => [
    {
      tag: 'figure',
      // Null accepts a figure of a picture, with or without a caption; false rejects any other figure.
      getAttrs: (figure) => {
        const [picture, caption = 'figcaption', more] = [...figure.children].map((child) => child.localName);
        return picture === 'img' && caption === 'figcaption' && !more ? null : false;
      },
      contentElement: (figure) =>
        (figure as Element).querySelector('figcaption') ?? window.document.createElement('figcaption'),
    },
  ],
  // The 0 is where the content goes, here the caption.
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addNodeView: () => null, // Image's own view, commands and rules are for a picture without a caption.
  addCommands: () => ({}),
  addInputRules: () => [],
  addKeyboardShortcuts() {
    return {
      // A caption is one line, so Enter starts a paragraph below the picture.
      Enter: ({ editor }) => {
        if (!editor.isActive('figure')) return false;
        const after = editor.state.selection.$from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .focus(after + 1)
          .run();
      },
    };
  },
});

/** The picture that is selected, or in whose caption the cursor is, and its position. */
export function selectedPicture({ state: { selection } }: Editor) {
  const isNode = selection instanceof NodeSelection;
  const node = isNode ? selection.node : selection.$from.parent;
  if (node.type.name !== 'image' && node.type.name !== 'figure') return undefined;
  return { node, start: isNode ? selection.from : selection.$from.before() };
}

/** Adds a caption to the selected picture and puts the cursor into it, or removes the caption. */
export function toggleCaption(editor: Editor): void {
  editor.commands.command(({ state, tr }) => {
    const { node, start } = selectedPicture(editor) ?? {};
    const isFigure = node?.type.name === 'figure';
    const replacement = state.schema.nodes[isFigure ? 'image' : 'figure']?.create(node?.attrs);
    if (!node || start === undefined || !replacement) return false;
    tr.replaceWith(start, start + node.nodeSize, replacement);
    tr.setSelection(isFigure ? NodeSelection.create(tr.doc, start) : TextSelection.create(tr.doc, start + 1));
    return true;
  });
  editor.view.focus();
}
