import { expect, test } from 'vitest';
import { cardOfBlog, cardOfPage, headingOf, sheetOf } from './page-card.ts';

const FOOT = '<span class="x">Sheet <!-- -->40, Careers &amp; more</span>';
const page = (heading: string) => `<h1 tabindex="-1">${heading}</h1><p>Sheet metal</p>${FOOT}`;

test('ROUTE-03 the title of a card is the words of the heading', () => {
  expect(headingOf(page('R&amp;D <em>and</em>\n you'))).toBe('R&D and you');
});

test('of two headlines the card has the one with which the site starts', () => {
  const both =
    '<span><span data-variant="A"><span>One.</span> <span>Two.</span> </span><span data-variant="B">B</span></span>';
  expect(headingOf(page(both))).toBe('One. Two.');
});

test('the sheet is the one that the footer names', () => {
  expect(sheetOf(page('T'))).toBe('Sheet 40, Careers & more');
});

test('a page that lacks one of them stops the build', () => {
  expect(() => headingOf(FOOT)).toThrow('without a heading');
  expect(() => headingOf(page(' '))).toThrow('without a heading');
  expect(() => sheetOf('<h1>T</h1><p>Sheet metal</p>')).toThrow('without a sheet number');
});

test.each([
  ['/', true],
  ['/about', true],
  ['/career/content-creator', true],
  ['/value-factory', true],
  ['/quiz/testquiz', true],
  ['/add-post', false],
])('%s has a drawing: %s', (path, hasArt) => {
  expect(cardOfPage(path, page('T')).art !== undefined).toBe(hasArt);
});

test('ROUTE-03 the blog is shared under the name of the channel', () => {
  expect(cardOfBlog()).toMatchObject({ title: 'The Datum Line', sheet: 'Sheet 20, Blog' });
});
