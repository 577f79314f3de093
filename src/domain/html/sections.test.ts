import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('a text is split at its second-level headings, without what is before the first', () => {
  const html =
    '<p>Before.</p>\n<h2 id="one">One</h2>\n<p>1</p>\n<h3>Part</h3>\n<h2 id="two"><code>Two</code></h2>\n<p>2</p>\n';
  const headings = [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
  ];
  expect(sectionsOf({ html, headings })).toEqual([
    { id: 'one', title: 'One', html: '<p>1</p>\n<h3>Part</h3>\n' },
    { id: 'two', title: 'Two', html: '<p>2</p>\n' },
  ]);
});
