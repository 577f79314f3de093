import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { IconName } from '#drawings/icons.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { selectedPicture, toggleCaption } from './figure-node.ts';

/** A button of the editor: its name, its label (an icon or letters) and what it does. */
export interface Tool {
  readonly name: string;
  readonly icon?: IconName;
  readonly letters?: string;
  readonly run: (editor: Editor) => unknown;
  /** Whether the tool is switched on at the cursor; missing for tools that cannot be switched on. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly canRun?: (editor: Editor) => boolean;
}

type Toggle = (chain: ChainedCommands) => ChainedCommands;

/** A tool that gives the selected text a mark or a kind of block, or takes it away. */
function toggleTool(
  { name, type, ...look }: Pick<Tool, 'name' | 'icon' | 'letters'> & { readonly type: string },
  toggle: Toggle,
  attributes?: { readonly level: number },
): Tool {
  return {
    name,
    ...look,
    run: (editor) => toggle(editor.chain().focus()).run(),
    isActive: (editor) => editor.isActive(type, attributes),
  };
}

function heading(level: 2 | 3 | 4): Tool {
  const look = { name: `H${level} heading`, letters: `H${level}`, type: 'heading' };
  return toggleTool(look, (chain) => chain.toggleHeading({ level }), { level });
}

/** Every tool of the first toolbar, in its order. */
export const tools: readonly Tool[] = [
  {
    name: 'Undo',
    icon: 'undo',
    run: (editor) => editor.chain().focus().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    icon: 'redo',
    run: (editor) => editor.chain().focus().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
  heading(2),
  heading(3),
  heading(4),
  toggleTool({ name: 'Bold', letters: 'B', type: 'bold' }, (chain) => chain.toggleBold()),
  toggleTool({ name: 'Italic', letters: 'I', type: 'italic' }, (chain) => chain.toggleItalic()),
  toggleTool({ name: 'Code', letters: '<>', type: 'code' }, (chain) => chain.toggleCode()),
  {
    name: 'Link',
    icon: 'link',
    run: () => openDialog('editor-link'),
    isActive: (editor) => editor.isActive('link'),
  },
  toggleTool({ name: 'Bulleted list', icon: 'bullets', type: 'bulletList' }, (chain) =>
    chain.toggleBulletList(),
  ),
  toggleTool({ name: 'Numbered list', icon: 'numbers', type: 'orderedList' }, (chain) =>
    chain.toggleOrderedList(),
  ),
  toggleTool({ name: 'Quote', icon: 'quote', type: 'blockquote' }, (chain) => chain.toggleBlockquote()),
  toggleTool({ name: 'Code block', letters: '{ }', type: 'codeBlock' }, (chain) => chain.toggleCodeBlock()),
  { name: 'Picture', icon: 'picture', run: () => openDialog('editor-picture') },
  {
    name: 'Caption',
    icon: 'caption',
    run: toggleCaption,
    isActive: (editor) => editor.isActive('figure'),
    canRun: (editor) => selectedPicture(editor) !== undefined,
  },
  {
    name: 'Alternative text',
    letters: 'Alt',
    run: () => openDialog('editor-alt'),
    canRun: (editor) => selectedPicture(editor) !== undefined,
  },
  { name: 'Table', icon: 'table', run: insertTable, canRun: ({ state }) => !isInTable(state) },
];

function tableTool(name: string, command: Command): Tool {
  return {
    name,
    letters: name,
    run: (editor) =>
      editor
        .chain()
        .focus()
        .command(({ state, dispatch }) => command(state, dispatch))
        .run(),
    canRun: ({ state }) => isInTable(state) && command(state),
  };
}

/** Every tool for the table that the cursor is in. */
export const tableTools: readonly Tool[] = [
  tableTool('Row above', addRowBefore),
  tableTool('Row below', addRowAfter),
  tableTool('Delete row', deleteRow),
  tableTool('Column before', addColumnBefore),
  tableTool('Column after', addColumnAfter),
  tableTool('Delete column', deleteColumn),
  tableTool('Header row', toggleHeader('row')),
  tableTool('Delete table', deleteTable),
];

/** Inserts a picture after the selection, not in its place: the last picture inserted is still selected, and must stay. */
export function insertPicture(editor: Editor, attrs: { readonly src: string; readonly alt: string }): void {
  editor.chain().insertContentAt(editor.state.selection.to, { type: 'image', attrs }).scrollIntoView().run();
}

/** Inserts a table of two columns and three rows, the first a header row, and puts the cursor into its first cell. */
function insertTable(editor: Editor): void {
  const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
  const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type)] });
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')];
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  let header: number | undefined;
  // The table begins one position earlier if it has replaced an empty paragraph.
  editor.state.doc.nodesBetween(from - 1, editor.state.doc.content.size, ({ type }, position) => {
    if (type.name === 'tableHeader') header ??= position;
  });
  // The first position inside the cell is before its paragraph, the second inside it.
  if (header === undefined) return;
  editor.commands.setTextSelection(header + 2);
  editor.commands.scrollIntoView();
}
