import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['=HYPERLINK("http://a")', `"'=HYPERLINK(""http://a"")"`],
  ['+48 600', `"'+48 600"`],
  ['-1+cmd', `"'-1+cmd"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['one\n =1+1', `"one\n '=1+1"`],
  ['  =1', `"'  =1"`],
  ['a=1', '"a=1"'],
  ['One, "two"\nthree', '"One, ""two""\nthree"'],
  ['', '""'],
])('LEAD-04 the field %j is written as %s, which no spreadsheet runs', (value, expected) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`);
});
