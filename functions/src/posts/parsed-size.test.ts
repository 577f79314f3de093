import { expect, test } from 'vitest';
import { isTooLarge } from './parsed-size.ts';

const bold = (count: number) =>
  Array.from({ length: count }, (_, number) => `<b title="${number}">`).join('');
const ends = '</b>'.repeat(95);

test.each([
  ['formatting without an end', `<p>${bold(90)}${'<p>x</p>'.repeat(90)}`],
  [
    'formatting without an end, with long attributes',
    `<p><b title="${'x'.repeat(3000)}">${'<p>x'.repeat(400)}`,
  ],
  ['formatting whose ends are a comment', `<p>${bold(95)}<!--${ends}-->${'<p>x'.repeat(4800)}`],
  ['formatting in noscript', `<noscript><p>${bold(95)}<!--${ends}-->${'<p>x'.repeat(1200)}`],
  ['formatting whose ends are text', `<p>${bold(95)}<textarea>${ends}</textarea>${'<p>x'.repeat(4800)}`],
  ['formatting whose ends are in a cell', `<p>${bold(95)}<table><td>${ends}</table>${'<p>x'.repeat(4800)}`],
  ['ends of paragraphs that nothing began', `${'<div>'.repeat(90)}${'</p>'.repeat(50_000)}`],
  ['deep nesting with end tags of other elements', '<span></b>'.repeat(101)],
  ['tables in tables', '<table><tr><td>'.repeat(101)],
])('DAY-02 SAFE-04 %s: too large once it is parsed', (_, html) => {
  expect(isTooLarge(html)).toBe(true);
});

test('an article of the usual size is not too large', () => {
  expect(isTooLarge('<h2>Units</h2><p>An <b>EPD</b> <i>says</i></p><ul><li>A<li>B</ul>'.repeat(500))).toBe(
    false,
  );
});
