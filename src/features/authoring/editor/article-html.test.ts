// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

function shown(content: string): HTMLElement {
  return new DOMParser().parseFromString(articleHtml(content).html, 'text/html').body;
}

describe('headings', () => {
  test('every second-level heading gets an id for the table of contents', () => {
    const { html, headings } = articleHtml(
      '<h2>Which stream?</h2><p>x</p><h3>Inner</h3><h2>The <em>map</em></h2>',
    );
    expect(headings).toEqual([
      { id: 'section-1-which-stream', text: 'Which stream?' },
      { id: 'section-2-the-map', text: 'The map' },
    ]);
    expect(html).toContain('<h2 id="section-1-which-stream">Which stream?</h2>');
    expect(html).toContain('<h3>Inner</h3>');
  });

  test('headings with the same text get different ids', () => {
    const [first, second] = articleHtml('<h2>Units</h2><h2>Units</h2>').headings;
    expect(first?.id).not.toBe(second?.id);
  });

  test('a heading never takes an id that the page uses', () => {
    expect(articleHtml('<h2 id="main">main</h2>').headings).toEqual([{ id: 'section-1-main', text: 'main' }]);
  });
});

describe('tables', () => {
  const table = '<table><tbody><tr><td>W</td></tr></tbody></table>';

  test('a table is wrapped in a region that scrolls by keyboard, named after the heading above', () => {
    const regions = shown(`<h2>Names</h2>${table}<h3>Units</h3><p>x</p>${table}`).querySelectorAll(
      '[role=region]',
    );
    expect([...regions].map((region) => region.getAttribute('aria-label'))).toEqual(['Names', 'Units']);
    for (const region of regions) {
      expect(region.getAttribute('tabindex')).toBe('0');
      expect(region.firstElementChild?.localName).toBe('table');
    }
  });

  test('a table without a heading above it has a name too', () => {
    expect(shown(`${table}<h2>After</h2>`).querySelector('[role=region]')?.getAttribute('aria-label')).toBe(
      'Table',
    );
  });
});

test('POST-03 content is sanitised', () => {
  expect(articleHtml('<h2 onclick="x()">A</h2><script>alert(1)</script>').html).toBe(
    '<h2 id="section-1-a">A</h2>',
  );
});

test('no content is an empty article', () => {
  expect(articleHtml('')).toEqual({ html: '', headings: [] });
});
