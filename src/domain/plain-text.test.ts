import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

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

  test('gives one line without white space at its ends, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (html) => {
        const text = plainText(html);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/[\r\n\t]|\s\s/);
      }),
    );
  });
});
