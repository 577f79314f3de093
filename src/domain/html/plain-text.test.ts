import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { plainText } from './plain-text.ts';

const original = String.prototype.indexOf;

describe('plainText', () => {
  test.each([
    ['<p>One <strong>unit</strong>.</p>', 'One unit.'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['a<br>b', 'a b'],
    ['  much \n\t space ', 'much space'],
    ['<em>lambda</em>, in W', 'lambda, in W'],
    ['before<!-- <p>hidden</p> -->after', 'before after'],
    ['a<script>alert("x")</script>b', 'a b'],
    ['a<STYLE media="print">p { color: red }</STYLE >b', 'a b'],
    ['a<template><p>later</p></template>b', 'a b'],
    ['a<script>if (1 < 2) x()</script foo>b', 'a b'],
    ['a<script>never closed', 'a never closed'],
    ['a<!-- never closed', 'a<!-- never closed'],
    ['a</p>b<p', 'a b<p'],
    ['İ<SCRIPT>x</SCRIPT>b', 'İ b'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['', ''],
  ])('turns %j into %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['&amp;', '&'],
    ['&lt;p&gt;', '<p>'],
    ['A&nbsp;B', 'A B'],
    ['&ndash;&hellip;&rsquo;', '–…’'],
    ['&#8212;', '—'],
    ['&#x2014;', '—'],
    ['&unheardOf;', '&unheardOf;'],
    ['&#0;', '�'],
    ['&#xD800;', '�'],
    ['&#9999999;', '�'],
    ['&amp;lt;', '&lt;'],
  ])('decodes %s once, as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('returns one trimmed line for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (html) => {
        const text = plainText(html);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/[\r\n\t]|\s\s/);
      }),
    );
  });

  test.each(['<a', '<script>', '<!--', '</', '<style', '<', '<script></scrip', '<a <!--', '&#', ' '])(
    'SAFE-04 reads a text of many %j once',
    (part) => {
      const html = part.repeat(20_000);
      const read = countRead(() => plainText(html));
      // The characters scanned: a few per input character, where quadratic time would be billions.
      expect(read).toBeLessThan(30 * html.length);
    },
  );
});

/** Returns the number of characters that `indexOf` scanned. */
function countRead(act: () => void): number {
  let read = 0;
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
    this: string,
    words,
    from = 0,
  ) {
    const at = original.call(this, words, from);
    read += (at < 0 ? this.length : at) - from;
    return at;
  });
  act();
  spy.mockRestore();
  return read;
}
