// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { pastedHtml, tableFrom } from './pasted-html.ts';
import { extensions, htmlOf } from './rich-text.ts';

test('STAFF-08 HTML copied from the editor is pasted unchanged; HTML from other programs cannot run scripts', () => {
  const copied = '<p data-pm-slice="1 1 []"><span style="font-weight:700">One</span></p>';
  expect(pastedHtml(copied)).toBe(copied);
  const attack = '<p onclick="alert(1)">Words<script>alert(1)</script></p><img src=x onerror=alert(1)>';
  expect(pastedHtml(attack)).toBe('<p>Words</p>');
});

test('STAFF-08 tab-separated cells become a table with a header row, but other text does not', () => {
  const editor = new Editor({ extensions, editorProps: { transformPastedHTML: pastedHtml } });
  editor.view.pasteHTML(tableFrom('Unit\tSymbol\r\n<b>\tW\r\n') ?? '', new Event('paste') as ClipboardEvent);
  expect(htmlOf(editor.state.doc)).toBe(
    '<table><thead><tr><th scope="col">Unit</th><th scope="col">Symbol</th></tr></thead><tbody><tr><td>&lt;b&gt;</td><td>W</td></tr></tbody></table>',
  );
  for (const otherText of ['One\trow', 'One\ncolumn', 'Indented\n\tcode', 'Unequal\trows\nhere']) {
    expect(tableFrom(otherText)).toBeUndefined();
  }
});
