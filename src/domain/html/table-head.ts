/** Moves a first row of header cells into a `thead`, unless it is the only row. Its cells get `scope="col"` if they have none. */
export function addTableHead(table: HTMLTableElement): void {
  const [first, second] = table.rows;
  if (!first || !second || [...first.cells].some(({ localName }) => localName !== 'th')) return;
  table.createTHead().append(first);
  for (const cell of first.cells) if (!cell.hasAttribute('scope')) cell.setAttribute('scope', 'col');
}
