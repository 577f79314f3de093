import { expect, test } from 'vitest';
import { html } from './html.ts';

test('CONT-12 values are escaped in elements and in attributes', () => {
  const text = `"'><script>alert(1)</script>&amp;`;
  expect(String(html`<p title="${text}">${text}</p>`)).toBe(
    '<p title="&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;">' +
      '&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;</p>',
  );
});

test('nested templates are not escaped, and missing values render nothing', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${items}</ul>${undefined}${false}${[]}`)).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});
