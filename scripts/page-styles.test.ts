import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const SHEET = `@layer components{.card{color:red}.card:hover .title,.card a{color:blue}.menu{color:green}
@media (width>=800px){.menu{color:lime}}
@media print{.menu{display:none}.card{break-inside:avoid}}
@keyframes turn{from{rotate:0deg}to{rotate:1turn}}}
h1{font-size:2rem}:root[data-headline="B"] .a,.title{color:pink}`;

/** The style sheet as the browser would read it, without white space. */
function styles(...pages: string[]): string {
  return pageStyles(SHEET, pages).replaceAll(/\s+/g, ' ');
}

test('a page carries the rules whose classes stand in it, and those without a class', () => {
  const card = styles('<article class="card wide"><h1>Text</h1></article>');
  expect(card).toContain('.card{color:red}');
  expect(card).toContain('.card a{color:blue}');
  expect(card).toContain('h1{font-size:2rem}');
  expect(card).toContain('@media print{.card{break-inside:avoid}}');
});

test('a page does not carry what it cannot show, nor empty conditions', () => {
  const card = styles('<article class="card">.menu</article>');
  expect(card).not.toContain('menu');
  expect(card).not.toContain('800px');
  expect(card).not.toContain('.title');
});

test('the steps of an animation are no rules', () => {
  expect(styles('')).toContain('@keyframes turn{from{rotate:0deg}to{rotate:1turn}}');
});

test('pages with one part in common get the rules of them all', () => {
  expect(styles('<p class="title">', '<p class="menu">')).toContain(
    '@media (width>=800px){.menu{color:lime}}',
  );
});
