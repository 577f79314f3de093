import { expect, test } from 'vitest';
import {
  picturesIn,
  pictureUrl,
  responsivePicture,
  variantWidths,
  withPictureUrl,
} from './library-picture.ts';

const ID = 'a1b2c3d4e5f6a7b8c9d0';
const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/site.test/o/';
const WALL = { bucket: BUCKET, id: ID, version: 'abcdef123456', width: 1600, height: 900 };
const FOLDER = `${BUCKET}pictures%2F${ID}%2Fabcdef123456-1600x900%2F`;

test.each([
  [4000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1000, [480, 960, 1000]],
  [960, [480, 960]],
  [480, [480]],
  [16, [16]],
])('STAFF-02 a picture of %i pixels has the widths %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test('STAFF-02 the variants are derived from the address in a post', () => {
  const url = pictureUrl(WALL);
  expect(url).toBe(`${FOLDER}960.webp?alt=media`);
  expect(responsivePicture(url)).toEqual({
    width: 1600,
    height: 900,
    sizes: '(max-width: 37.5rem) 320px, 720px',
    srcset: {
      avif: `${FOLDER}480.avif?alt=media 480w, ${FOLDER}960.avif?alt=media 960w, ${FOLDER}1600.avif?alt=media 1600w`,
      webp: `${FOLDER}480.webp?alt=media 480w, ${FOLDER}960.webp?alt=media 960w, ${FOLDER}1600.webp?alt=media 1600w`,
    },
  });
  expect(pictureUrl({ ...WALL, width: 300 })).toContain('%2F300.webp');
});

test.each([
  '',
  '/images/post-default.svg',
  'https://example.org/a.webp',
  `${BUCKET}posts%2Fa.png?alt=media&token=b`,
  `${BUCKET}pictures%2F..%2Fabcdef123456-1600x900%2F960.webp?alt=media`,
])('STAFF-02 the picture %j has no variants', (url) => {
  expect(responsivePicture(url)).toBeUndefined();
});

test('STAFF-02 a replaced picture gets its new address wherever a text names it, and other pictures keep theirs', () => {
  const other = pictureUrl({ ...WALL, id: 'b'.repeat(20) });
  const html = `<p><img src="${pictureUrl(WALL)}" alt="a"></p><img src="${other}" alt="b">`;
  const url = pictureUrl({ ...WALL, version: 'fedcba654321', width: 700 });
  expect(picturesIn(html).map(({ id }) => id)).toEqual([ID, 'b'.repeat(20)]);
  expect(withPictureUrl(html, ID, url)).toBe(`<p><img src="${url}" alt="a"></p><img src="${other}" alt="b">`);
});
