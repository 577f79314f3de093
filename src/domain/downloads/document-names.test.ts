import { expect, test } from 'vitest';
import { isPdfFileName } from './document-names.ts';

test.each([
  'guide.pdf',
  'Product passports, part 1.PDF',
  'Żółć 100% & more.pdf',
  'دليل.pdf',
  `${'a'.repeat(251)}.pdf`, // 255 bytes, the maximum.
])('RES-07 %s names a PDF', (name) => {
  expect(isPdfFileName(name)).toBe(true);
});

test.each([
  ...['', '.pdf', '..pdf', 'guide', 'guide.pdf.exe', '../guide.pdf', '/guide.pdf', 'guide.pdf/', 'a/b.pdf'],
  ...['a\\b.pdf', '.hidden.pdf', 'a\u0000.pdf', 'a\r\n.pdf', `${'a'.repeat(252)}.pdf`], // The last one has 256 bytes.
])('RES-07 %j names no PDF', (name) => {
  expect(isPdfFileName(name)).toBe(false);
});
