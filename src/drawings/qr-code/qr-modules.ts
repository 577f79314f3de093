/**
 * A real QR code: HTTPS://DATUMANDBEAM.EXAMPLE/01/09520000000035, with its last 14 digits in numeric mode and the rest in
 * alphanumeric mode, version 2, level L. The text is a GS1 Digital Link URI; 01 is the application identifier of a GTIN.
 * The GTIN starts with 952, the prefix that GS1 reserves for demonstrations, so that it never names a product on sale.
 */
const ROWS = [
  '#######.##..##.##.#######',
  '#.....#.#.###..##.#.....#',
  '#.###.#.####..#.#.#.###.#',
  '#.###.#.####.##...#.###.#',
  '#.###.#..#..##.#..#.###.#',
  '#.....#.###.#..#..#.....#',
  '#######.#.#.#.#.#.#######',
  '..........##.##..........',
  '##..###...#.#..#...#.####',
  '######.#....#..#...#.#...',
  '#.#.#.##.###.#####.##.#..',
  '###.#..###.#...#.####.###',
  '.#...####...#.###.##.....',
  '#....#.####.#...#.#..#...',
  '..#...###.###.#...#.##.##',
  '...#.#..##.#...###.#.##..',
  '##..###.##.#..#.#######.#',
  '........#.#.#.###...####.',
  '#######...#.#.#.#.#.#.##.',
  '#.....#.##..#..##...#..#.',
  '#.###.#.##############..#',
  '#.###.#...###.###.##...##',
  '#.###.#....#...##...##.#.',
  '#.....#.##.##...#.###.###',
  '#######.##.#.#####.###..#',
];

/** The code's modules, row by row: true is dark. The quiet zone is not included. */
export const QR_MODULES: readonly (readonly boolean[])[] = ROWS.map((row) =>
  Array.from(row, (module) => module === '#'),
);
