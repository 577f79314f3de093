import createDOMPurify from 'dompurify';
import { cleanPaste, setStylesAside } from '#domain/html/clean-paste.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';

const purify = createDOMPurify(window);

/** Returns pasted HTML without scripts and what other programs add. HTML copied from this editor, which ProseMirror marks, is returned as it is. */
export function pastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  // Styles and classes stay, because cleanPaste recognises the lists of Word by them.
  const body = purify.sanitize(setStylesAside(html), { RETURN_DOM: true }) as HTMLElement;
  cleanPaste(body);
  return body.innerHTML;
}

/** Returns tab-separated text, as spreadsheets copy it, as an HTML table; undefined for other text. cleanPaste adds the header row. */
export function tableFrom(text: string): string | undefined {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.length < 2 || rows.some(({ length }) => length !== columns)) return undefined;
  const cellsOf = (row: readonly string[]) => row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
  return `<table>${rows.map((row) => `<tr>${cellsOf(row)}</tr>`).join('')}</table>`;
}
