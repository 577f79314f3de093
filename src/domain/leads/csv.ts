/** The characters with which a formula begins in a spreadsheet (OWASP, "CSV Injection"), also in full width. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A formula after a character at which some spreadsheets split a field, even a quoted one. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** The byte order mark, by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns rows as CSV (RFC 4180): every field in quotes, and none that a spreadsheet would run. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** Prefixes a formula with an apostrophe, which makes spreadsheets treat it as text. Leading spaces do not hide a formula. */
function fieldOf(value: string): string {
  const safe = FORMULA.test(value) || FORMULA.test(value.trimStart()) ? `'${value}` : value;
  return `"${safe.replaceAll(INNER_FORMULA, "$1'").replaceAll('"', '""')}"`;
}
