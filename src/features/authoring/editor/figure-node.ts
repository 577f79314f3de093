import type { Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

const pictureIn = (figure: Element) => figure.querySelector('img');

/** A picture with its caption, which is written in place. Its attributes are those of the picture. */
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
      // A figure with other content is not parsed as this node.
      getAttrs: (figure) => {
        const [picture, caption, more] = [...figure.children].map(({ localName }) => localName);
        return picture === 'img' && (caption ?? 'figcaption') === 'figcaption' && !more ? null : false;
      },
      contentElement: (figure) =>
        (figure as Element).querySelector('figcaption') ?? window.document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addNodeView: () => null,
  addCommands: () => ({}),
  addInputRules: () => [],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter moves below the picture.
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

/** Whether a picture is selected, or the cursor is in a caption. */
export function canHaveCaption({ state: { selection } }: Editor): boolean {
  const { name } = selection instanceof NodeSelection ? selection.node.type : selection.$from.parent.type;
  return name === 'image' || name === 'figure';
}

/** Adds a caption to the selected picture and puts the cursor into it, or removes the caption. */
export function toggleCaption(editor: Editor): void {
  editor.commands.command(({ state, tr }) => {
    const { selection, schema } = state;
    const isChosen = selection instanceof NodeSelection;
    const node = isChosen ? selection.node : selection.$from.parent;
    const at = isChosen ? selection.from : selection.$from.before();
    const isFigure = node.type.name === 'figure';
    const changed = schema.nodes[isFigure ? 'image' : 'figure']?.create(node.attrs);
    if (!changed) return false;
    tr.replaceWith(at, at + node.nodeSize, changed);
    tr.setSelection(isFigure ? NodeSelection.create(tr.doc, at) : TextSelection.create(tr.doc, at + 1));
    return true;
  });
  editor.commands.focus();
}
