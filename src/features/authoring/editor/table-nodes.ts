import { callOrReturn, getExtensionField, Node, type ParentConfig } from '@tiptap/core';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';

/* Tables, without Tiptap's own extension: it writes column widths and styles, which the sanitiser would remove. */

const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: Element) => Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const spanAttributes = { colspan: spanAttribute('colspan'), rowspan: spanAttribute('rowspan') };

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  tableRole: 'cell',
  addAttributes: () => spanAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0], // The 0 is where the content goes.
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: () => ({ ...spanAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  // prosemirror-tables finds the nodes by their role.
  extendNodeSchema: (extension) => ({
    tableRole: callOrReturn(getExtensionField(extension, 'tableRole', { name: extension.name })),
  }),
  // Tab adds a row after the last cell, as in other programs. The table is no keyboard trap: the arrow keys and Shift+Tab in its
  // first cell leave it, and Alt+F10 goes to its tools.
  addKeyboardShortcuts() {
    const goToCell = (direction: 1 | -1) => () =>
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(direction)(state, dispatch));
    const addRow = () =>
      isInTable(this.editor.state) && addRowAfter(this.editor.state, this.editor.view.dispatch);
    const goOrAddRow = () => goToCell(1)() || (addRow() && goToCell(1)());
    const goToTools = () => {
      // The toolbar right before the text is that of the table.
      const toolbar =
        this.editor.isActive('table') && this.editor.view.dom.parentElement?.previousElementSibling;
      if (toolbar) toolbar.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      return Boolean(toolbar);
    };
    return { Tab: goOrAddRow, 'Shift-Tab': goToCell(-1), 'Alt-F10': goToTools };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

// The types of Tiptap lack this option of prosemirror-tables.
declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?:
      | string
      | ((this: { parent: ParentConfig<NodeConfig<Options>>['tableRole']; storage: Storage }) => string);
  }
}

export const tableNodes = [Table, TableRow, TableHeader, TableCell];
