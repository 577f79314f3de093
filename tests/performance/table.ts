/** Prints a Markdown table with names in the first column and numbers in the others. */
export function printTable(names: readonly string[], rows: readonly (readonly string[])[]): void {
  printHead(names);
  for (const row of rows) printRow(row);
  console.log();
}

/** Prints the head of a Markdown table, for rows that are printed one at a time. */
export function printHead(names: readonly string[]): void {
  printRow(names);
  printRow(names.map((_, index) => (index === 0 ? '---' : '---:')));
}

export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
