// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { documentOf, htmlOf, lossesOf } from './rich-text.ts';

/** Returns a text after a round trip through the editor. */
function throughEditor(html: string): string {
  return htmlOf(documentOf(html));
}

test.each([
  '<h2>Heading</h2><h3>Below</h3><h4>Smallest</h4>',
  '<p>A <strong>strong</strong>, <em>stressed</em>, <u>marked</u> and <s>old</s> word</p>',
  '<p>One line<br>and the next, with <code>IfcWall</code></p><hr>',
  '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  '<ol start="3"><li>Three</li></ol>',
  '<pre><code>a &lt; b</code></pre>',
  '<p><a href="/blog">posts</a> and <a href="mailto:hello@site.test">mail</a></p>',
  '<table><thead><tr><th scope="col">Unit</th><th colspan="2" scope="col">Symbol</th></tr></thead><tbody><tr><th scope="row">Watt</th><td>W</td><td><ul><li>J/s</li></ul></td></tr></tbody></table>',
  '<table><tbody><tr><td>W</td></tr></tbody></table>',
  '<figure><img src="/a.png" alt="A wall" title="Wall" width="4" height="3"><figcaption>A <em>wall</em>, by <a href="/about">us</a></figcaption></figure>',
])('ADD-07 STAFF-08 %s survives the editor unchanged', (html) => {
  expect(throughEditor(html)).toBe(html);
  expect(lossesOf(html)).toEqual([]);
});

test('ADD-07 what the sanitiser adds itself is not a loss', () => {
  const link = '<a href="https://example.org/" target="_blank" rel="noopener">elsewhere</a>';
  const picture = '<img src="/a.png" alt="" width="40" height="30" loading="eager">';
  expect(lossesOf(`<p>${link}</p>${picture}`)).toEqual([]);
});

test.each([
  ['<table><caption>Units</caption><tbody><tr><td>W</td></tr></tbody></table>', ['caption']],
  ['<figure><p>Words</p><figcaption>A wall</figcaption></figure>', ['figure', 'figcaption']],
  ['<iframe src="https://youtu.be/DatumBeam01" title="A slab"></iframe>', ['video']],
  ['<p lang="pl" dir="ltr">Cześć</p>', ['lang of p', 'dir of p']],
  ['<p>The word <em lang="pl">próg</em></p>', ['lang of em']],
  ['<ol reversed><li>Last</li></ol>', ['reversed of ol']],
  ['<h2 title="Below">Heading</h2>', ['title of h2']],
])('ADD-07 for %s the editor names what it would drop', (html, losses) => {
  expect(lossesOf(html)).toEqual(losses);
});

test('ADD-02 an empty editor returns an empty text', () => {
  expect(throughEditor('')).toBe('');
  expect(throughEditor('<p> </p><p></p>')).toBe('');
});

test('ADD-07 the empty lines that the editor adds at the end are not part of the text', () => {
  expect(throughEditor('<ul><li>One</li></ul><p></p><p></p>')).toBe('<ul><li>One</li></ul>');
});

test('POST-03 no executable content gets into the editor', () => {
  const attack = '<p onclick="alert(1)">Words<script>alert(1)</script></p><img src=x onerror=alert(1)>';
  expect(throughEditor(attack)).toBe('<p>Words</p>');
  expect(throughEditor('<p><a href="javascript:alert(1)">press</a></p>')).toBe('<p>press</p>');
});
