import { expect, test } from 'vitest';
import { alternativeErrors } from './alternatives.ts';

const COVER =
  'https://firebasestorage.googleapis.com/v0/b/site.test/o/pictures%2Fa1b2c3d4e5f6a7b8c9d0%2Fabcdef12-600x400%2F600.webp?alt=media';

test.each([
  ['a text without pictures', '<p>alt</p>', '', null, []],
  ['a picture that is described', '<img src="/a.png" alt="A > b">', '', null, []],
  ['a decorative picture', '<p><img alt="" src="/a.png"></p>', '', null, []],
  ['a picture without a description', '<img src="/a.png" alt="A"><img src="/b.png">', '', null, ['content']],
  ['a picture with "alt=" only in its title', '<img src="/b.png" title="x > alt=">', '', null, ['content']],
  ['a cover without a description', '', COVER, null, ['imageAlt']],
  ['a decorative cover', '', COVER, '', []],
  ['a cover that is described', '', COVER, 'A wall', []],
  ['a cover of another site', '', 'https://example.org/a.png', null, []],
])('STAFF-02 publishing requires descriptions: %s', (_, content, imageUrl, imageAlt, fields) => {
  expect(Object.keys(alternativeErrors({ content, imageUrl, imageAlt }))).toEqual(fields);
});
