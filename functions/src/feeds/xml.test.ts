// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsedXml } from '../../../tests/feeds/parsed-xml.ts';
import { escapeXml } from './xml.ts';

/** Returns what an XML parser reads from an element's content and from an attribute. */
function read(text: string): (string | null)[] {
  const { documentElement: root } = parsedXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
  return [root.textContent, root.getAttribute('b')];
}

test.each([
  ['a\u0000b', 'ab'],
  ['\u0008\u000b\u000c\u001f', ''],
  ['\ufffe\uffff', ''],
  ['half a pair \ud83d, \udc77', 'half a pair , '],
])('SEO-02 characters that XML forbids are removed from %j', (text, allowed) => {
  expect(read(text)).toEqual([allowed, allowed]);
});

test('SEO-02 any text yields well-formed XML with the same text', () => {
  const marks = fc.constantFrom('R&D', ']]>', '"it\'s"', '&amp;', '<!-- --><![CDATA[', '👷🏽 𝛌');
  fc.assert(
    fc.property(fc.oneof(marks, fc.string({ unit: 'binary' })), (text) => {
      // Control characters are not compared: XML forbids most, and parsers normalise line endings.
      const allowed = text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '');
      const [content] = read(text);
      expect(content?.replace(/\p{Cc}/gu, '')).toBe(allowed);
    }),
  );
});
