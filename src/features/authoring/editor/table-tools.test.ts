// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { tableTools, tools } from './editor-tools.ts';
import { extensions, htmlOf } from './rich-text.ts';

/** Puts the cursor after the first character of a text. */
function goTo(editor: Editor, text: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.text === text) editor.commands.setTextSelection(position + 1);
  });
}

/** Opens an editor with its cursor in a text. */
function openAt(content: string, text: string) {
  const editor = new Editor({ extensions, content });
  goTo(editor, text);
  const press = (name: string) => [...tools, ...tableTools].find((tool) => tool.name === name)?.run(editor);
  return { editor, press, html: () => htmlOf(editor.state.doc) };
}

const head = '<thead><tr><th scope="col">Unit</th><th scope="col">Symbol</th></tr></thead>';
const wattRow = '<tr><td>Watt</td><td>W</td></tr>';
const table = `<table>${head}<tbody>${wattRow}</tbody></table>`;
const emptyRow = '<tr><td></td><td></td></tr>';

test('STAFF-08 “Table” inserts a table with a header row and puts the cursor into its first cell', () => {
  const { editor, press, html } = openAt('<p>Before</p>', 'Before');
  press('Table');
  editor.commands.insertContent('Unit');
  const newHead = '<thead><tr><th scope="col">Unit</th><th scope="col"></th></tr></thead>';
  expect(html()).toContain(`<table>${newHead}<tbody>${emptyRow}${emptyRow}</tbody></table>`);
  expect(html()).toMatch(/^<p>B/);
  expect(tools.find(({ name }) => name === 'Table')?.canRun?.(editor)).toBe(false);
});

test.each([
  ['Row above', `<table>${head}<tbody>${emptyRow}${wattRow}</tbody></table>`],
  ['Row below', `<table>${head}<tbody>${wattRow}${emptyRow}</tbody></table>`],
  [
    'Column before',
    `<table>${head.replace('<tr>', '<tr><th scope="col"></th>')}<tbody><tr><td></td><td>Watt</td><td>W</td></tr></tbody></table>`,
  ],
  [
    'Column after',
    `<table>${head.replace('</th>', '</th><th scope="col"></th>')}<tbody><tr><td>Watt</td><td></td><td>W</td></tr></tbody></table>`,
  ],
  [
    'Delete column',
    '<table><thead><tr><th scope="col">Symbol</th></tr></thead><tbody><tr><td>W</td></tr></tbody></table>',
  ],
  ['Header row', `<table><tbody><tr><td>Unit</td><td>Symbol</td></tr>${wattRow}</tbody></table>`],
  ['Delete table', ''],
])('STAFF-08 “%s” changes the table that the cursor is in', (name, expected) => {
  const { press, html } = openAt(table, 'Watt');
  press(name);
  expect(html()).toBe(expected);
});

test('STAFF-08 “Delete row” deletes the row of the cursor, and Tab goes to the next cell or, from the last one, into a new row', () => {
  const { editor, press, html } = openAt(table.replace(wattRow, wattRow + emptyRow), 'Watt');
  const pressTab = () => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
    editor.view.dom.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([pressTab(), pressTab()]).toEqual([true, true]);
  press('Delete row');
  expect(html()).toBe(table);
  goTo(editor, 'W');
  expect(pressTab()).toBe(true);
  editor.commands.insertContent('Volt');
  expect(html()).toBe(table.replace(wattRow, `${wattRow}<tr><td>Volt</td><td></td></tr>`));
});

test('STAFF-08 a selected picture gets a caption, Enter in the caption continues below it, and the caption can be removed', () => {
  const { editor, press, html } = openAt(
    '<p>Before</p><img src="/a.png" alt="A wall"><p>After</p>',
    'Before',
  );
  const caption = tools.find(({ name }) => name === 'Caption');
  expect(caption?.canRun?.(editor)).toBe(false);
  editor.commands.setNodeSelection(8); // The picture, after the paragraph “Before”.
  press('Caption');
  editor.commands.insertContent('A wall of bricks');
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  editor.commands.insertContent('Below');
  const figure = '<figure><img src="/a.png" alt="A wall"><figcaption>A wall of bricks</figcaption></figure>';
  expect(html()).toBe(`<p>Before</p>${figure}<p>Below</p><p>After</p>`);
  editor.commands.setTextSelection(10); // In the caption.
  press('Caption');
  expect(html()).toBe('<p>Before</p><img src="/a.png" alt="A wall"><p>Below</p><p>After</p>');
});
