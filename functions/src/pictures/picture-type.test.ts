import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

test.each([
  ['\x89PNG\r\n\x1a\n rest', 'image/png'],
  ['\xff\xd8\xff\xe0 rest', 'image/jpeg'],
  ['RIFF\x01\n\x03\x04WEBPVP8 ', 'image/webp'],
  ['\x00\x00\x00\x1cftypavif', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['GIF89a', undefined],
  ['<html>\x89PNG\r\n\x1a\n', undefined],
  ['', undefined],
])('SAFE-04 the bytes %j are %s', (bytes, type) => {
  expect(pictureType(Buffer.from(bytes, 'latin1'))).toBe(type);
});
