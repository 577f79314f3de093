/** A Markdown table, printed. The first column holds names, the others figures. */
export function printTable(names: readonly string[], rows: readonly (readonly string[])[]): void {
  printHead(names);
  for (const row of rows) printRow(row);
  console.log();
}

/** The same row by row, where one has to wait for each. */
export function printHead(names: readonly string[]): void {
  printRow(names);
  printRow(names.map((_, index) => (index === 0 ? '---' : '---:')));
}

export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
