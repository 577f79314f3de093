import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

function htmlOf(markdown: string): string {
  return renderMarkdown(`---\ntitle: T\n---\n${markdown}`).html.trim();
}

describe('front matter', () => {
  test('is read as YAML and is not part of the text', () => {
    const { attributes, html } = renderMarkdown('---\ntitle: "A: b"\ntags: [x, y]\n---\nText\n');
    expect(attributes).toEqual({ title: 'A: b', tags: ['x', 'y'] });
    expect(html).toBe('<p>Text</p>\n');
  });

  test('may have Windows line endings', () => {
    expect(renderMarkdown('---\r\ntitle: T\r\n---\r\nText\r\n').attributes).toEqual({ title: 'T' });
  });

  test.each(['Text', '\n---\ntitle: T\n---\n', '---\ntitle: T\n'])(
    'is missing in %j, which is an error',
    (source) => {
      expect(() => renderMarkdown(source)).toThrow('does not begin with front matter');
    },
  );

  test('that is not valid YAML is rejected with the place of the error', () => {
    expect(() => renderMarkdown('---\ntitle: "open\n---\nText\n')).toThrow(/line \d/);
  });
});

describe('figures', () => {
  test('are written as an image with a `figure:` URL in a paragraph of its own; its text is the caption', () => {
    expect(htmlOf('![The "duty" in 18 months](figure:passport/duty)')).toMatch(
      /^<figure class="margin-figure"><svg [^>]*data-figure="passport\/duty" viewBox="0 0 240 \d+"[^>]* aria-hidden="true"><\/svg><figcaption>The “duty” in 18 months<\/figcaption><\/figure>$/,
    );
  });

  test('must have a drawing', () => {
    expect(() => htmlOf('![Caption](figure:passport/none)')).toThrow('service-figures/passport/none.svg');
  });

  test('are only images with a `figure:` URL: any other image stays an image', () => {
    expect(htmlOf('![Plan](/plan.svg)')).toBe('<p><img src="/plan.svg" alt="Plan"></p>');
  });
});

describe('headings', () => {
  test('of the second level get ids and are listed', () => {
    const { html, headings } = renderMarkdown('---\na: 1\n---\n## The `map` of *"today"*?\n\n### Below\n');
    expect(headings).toEqual([{ id: 'the-map-of-today', text: 'The map of “today”?' }]);
    expect(html).toContain('<h2 id="the-map-of-today">The <code>map</code> of <em>“today”</em>?</h2>');
    expect(html).toContain('<h3>Below</h3>');
  });

  test('of one file do not leak into the next', () => {
    htmlOf('## First');
    expect(renderMarkdown('---\na: 1\n---\n## Second\n').headings).toHaveLength(1);
  });
});

describe('tables', () => {
  const table = '| Name | Unit |\n| --- | --- |\n| λ | **W** |\n';

  test('are in a scrollable region, named after the heading above', () => {
    expect(htmlOf(`## Values & "units"\n\n${table}`)).toContain(
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Values &amp; “units”">',
    );
  });

  test('keep the subscripts of the heading in their name', () => {
    expect(htmlOf(`## CO₂ of a wall\n\n${table}`)).toMatch(/>CO₂ of a wall<.+ aria-label="CO₂ of a wall">/s);
  });

  test('have header cells with a scope, and inline marks in their cells', () => {
    expect(htmlOf(table)).toContain(
      '<table><thead><tr><th scope="col">Name</th><th scope="col">Unit</th></tr></thead>' +
        '<tbody><tr><td>λ</td><td><strong>W</strong></td></tr></tbody></table>',
    );
    expect(htmlOf(table)).toContain('aria-label="Table"');
  });
});

test('code can be scrolled by the keyboard', () => {
  expect(htmlOf('```json\n{"a": "b"}\n```\n')).toBe(
    '<pre tabindex="0"><code>{&quot;a&quot;: &quot;b&quot;}</code></pre>',
  );
});

describe('links', () => {
  test('NAV-12 to other sites open a new tab without handing the opener over', () => {
    expect(htmlOf('[a](https://example.com/?a=1&b=2 "Read")')).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2" title="Read" target="_blank" rel="noopener noreferrer">a</a></p>',
    );
  });

  test('NAV-12 to this site stay in the tab', () => {
    expect(htmlOf('[a *b*](/blog)')).toBe('<p><a href="/blog">a <em>b</em></a></p>');
  });
});

test('the regions of two tables below one heading have different names', () => {
  const table = '| A |\n| --- |\n| 1 |\n';
  const { html } = renderMarkdown(`---\ntitle: A\n---\n\n## Forms\n\n${table}\nAnd:\n\n${table}`);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Forms',
    'Forms, table 2',
  ]);
});

test('cells of columns aligned to the right have the class of numbers, and a row that begins with "Total" has the class of totals', () => {
  const { html } = renderMarkdown(
    '---\ntitle: t\n---\n| Storey | t |\n| --- | ---: |\n| Level 0 | 4.6 |\n| Total | 4.6 |\n',
  );
  expect(html).toContain('<th scope="col">Storey</th><th scope="col" class="number">t</th>');
  expect(html).toContain('<tr class="total"><td>Total</td><td class="number">4.6</td></tr>');
  expect(html.match(/class="total"/g)).toHaveLength(1);
});
