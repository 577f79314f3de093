// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { differenceOf, readableText } from './difference.ts';

test('STAFF-03 a revision is compared as people read it, without tags', () => {
  const text = readableText(
    aPost({
      title: 'Units',
      authorName: 'Data team',
      categories: ['BIM', 'IFC'],
      imageUrl: '',
      content:
        '<h2>Why</h2><p>One <strong>unit</strong>.</p><ul><li>m</li><li>mm</li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p><img src="https://x.test/a.png" alt="A wall"></p>',
    }),
  );
  expect(text.split('\n')).toEqual([
    'Title: Units',
    'Author name: Data team',
    'Categories: BIM, IFC',
    'Why',
    'One unit.',
    'm',
    'mm',
    'a | b',
    '[A wall]',
  ]);
});

test('STAFF-03 differences are shown word by word, with only the text next to them', () => {
  const rest = 'phrase '.repeat(100); // Far longer than the 60 characters that are shown of it.
  const parts = differenceOf(`${rest}one unit ${rest}`, `${rest}one value ${rest}`);
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'unit' },
    { kind: 'added', text: 'value' },
  ]);
  expect(parts[0]?.text).toMatch(/^…(?:phrase ){7}one $/);
  expect(parts.at(-1)?.text).toMatch(/^ (?:phrase ){8}…$/);
  expect(differenceOf(rest, rest)).toEqual([]);
});
