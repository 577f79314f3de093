/** What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), some in full width as well. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** The same after what some spreadsheets split a file at, quoted or not. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** The byte order mark, by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180): every field in quotes, and none that a spreadsheet would run. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** With an apostrophe in front, which spreadsheets take for the mark of a text. Spaces before a formula do not hide it. */
function fieldOf(value: string): string {
  const safe = FORMULA.test(value) || FORMULA.test(value.trimStart()) ? `'${value}` : value;
  return `"${safe.replaceAll(INNER_FORMULA, "$1'").replaceAll('"', '""')}"`;
}
