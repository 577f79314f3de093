// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

function parse(content: string): HTMLElement {
  return new DOMParser().parseFromString(articleHtml(content).html, 'text/html').body;
}

test('POST-03 the content is sanitised, and every second-level heading gets an id of its own for the table of contents', () => {
  const { html, headings } = articleHtml(
    '<h2 id="main">Which stream?</h2><h3 onclick="x()">Inner</h3><h2>The <em>map</em></h2><h2>The map</h2>',
  );
  expect(headings).toEqual([
    { id: 'section-1-which-stream', text: 'Which stream?' },
    { id: 'section-2-the-map', text: 'The map' },
    { id: 'section-3-the-map', text: 'The map' },
  ]);
  expect(html).toContain('<h2 id="section-1-which-stream">Which stream?</h2>');
  expect(html).toContain('<h3>Inner</h3>');
});

test('code scrolls by keyboard, and so does a table, in a region named after the heading above', () => {
  expect(parse('<pre><code>a</code></pre>').querySelector('pre')?.tabIndex).toBe(0);
  const table = '<table><tbody><tr><td>W</td></tr></tbody></table>';
  const article = parse(`${table}<h2>Names</h2>${table}<h3>Units</h3><p>x</p>${table}`);
  const regions = article.querySelectorAll('[role=region]');
  const names = [...regions].map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['Table', 'Names', 'Units']);
  for (const region of regions) {
    expect(region.getAttribute('tabindex')).toBe('0');
    expect(region.firstElementChild?.localName).toBe('table');
  }
});
