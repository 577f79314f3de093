import { describe, expect, test } from 'vitest';
import { typographicHtml, typographicText } from './typographic-quotes.ts';

test.each([
  ['"We are working on it" is a no.', '“We are working on it” is a no.'],
  ['the owner\'s "data"', 'the owner’s “data”'],
  ["manufacturers' teams", 'manufacturers’ teams'],
  ['named "MND" (or "ND")', 'named “MND” (or “ND”)'],
  ['("not entered")', '(“not entered”)'],
  ["an 'example' value", 'an ‘example’ value'],
  ['A text without any', 'A text without any'],
])('%j becomes %j', (text, expected) => {
  expect(typographicText(text)).toBe(expected);
});

describe('in HTML', () => {
  test('marks that Markdown has escaped are changed too', () => {
    expect(typographicHtml('<p>the owner&#39;s &quot;data&quot; &amp; more</p>')).toBe(
      '<p>the owner’s “data” &amp; more</p>',
    );
  });

  test('the text before a mark counts across an inline tag, but not across blocks', () => {
    expect(typographicHtml('<p><em>"All"</em> of "<strong>them</strong>"</p><p>"So"</p>')).toBe(
      '<p><em>“All”</em> of “<strong>them</strong>”</p><p>“So”</p>',
    );
    expect(typographicHtml('<td>Met</td><td>"Not met"</td>')).toBe('<td>Met</td><td>“Not met”</td>');
    expect(typographicHtml("<code>IfcWall</code>'s type")).toBe('<code>IfcWall</code>’s type');
  });

  test('code and attributes are unchanged', () => {
    const code = '<pre><code class="language-json">{ "a": \'b\' }\n</code></pre><p><code>"5.70"</code></p>';
    expect(typographicHtml(code)).toBe(code);
    const link = '<a href="/a?b=\'c\'" title="&quot;d&quot;">e</a>';
    expect(typographicHtml(link)).toBe(link);
  });
});
