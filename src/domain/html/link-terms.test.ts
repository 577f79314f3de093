// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linkTerms } from './link-terms.ts';

const TERMS = [
  { path: '/glossary/dop', mentions: ['DoP', 'declaration of performance'] },
  { path: '/glossary/dopc', mentions: ['declaration of performance and conformity'] },
  { path: '/glossary/share', mentions: ['%C&A'] },
];

function linked(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  linkTerms(body, TERMS);
  return body.innerHTML;
}

test('TEXT-05 the first mention of a term becomes a link to its page, and later ones do not', () => {
  expect(linked('<p>A DoP is no EPD.</p><p>The declaration of performance, or DoP.</p>')).toBe(
    '<p>A <a href="/glossary/dop">DoP</a> is no EPD.</p><p>The declaration of performance, or DoP.</p>',
  );
});

test('TEXT-05 headings, links and code are not touched', () => {
  const html = '<h2>DoP</h2><h3>DoP</h3><p><a href="/a">The DoP</a> <code>DoP</code></p><pre>DoP</pre>';
  expect(linked(html)).toBe(html);
});

test('TEXT-05 a term that the author has linked is not linked again', () => {
  const html = '<p>DoP, <a href="/glossary/dop">explained</a></p>';
  expect(linked(html)).toBe(html);
});

test('TEXT-05 where one term begins with another, the longer one is linked, and the shorter at its next mention', () => {
  expect(linked('<p>The declaration of performance and conformity replaces the DoP.</p>')).toBe(
    '<p>The <a href="/glossary/dopc">declaration of performance and conformity</a> replaces the <a href="/glossary/dop">DoP</a>.</p>',
  );
});

test.each(['DoPs', 'DoP-035-2026', 'EDoP', 'dop', 'pre-DoP'])(
  'TEXT-05 %s does not mention the term: it is another word',
  (word) => expect(linked(`<p>${word}</p>`)).toBe(`<p>${word}</p>`),
);

test('TEXT-05 a mention with special characters is found', () => {
  expect(linked('<p>Count %C&amp;A.</p>')).toBe('<p>Count <a href="/glossary/share">%C&amp;A</a>.</p>');
});
