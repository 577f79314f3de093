import { expect, test } from 'vitest';
import { PICTURE_MAX_SIZE, pictureFault } from './picture.ts';

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])(
  'a picture may be %s of up to 15 MB',
  (type) => {
    expect(pictureFault({ type, size: 1 })).toBeUndefined();
    expect(pictureFault({ type, size: PICTURE_MAX_SIZE })).toBeUndefined();
    expect(pictureFault({ type, size: PICTURE_MAX_SIZE + 1 })).toBe(
      'The picture must not be larger than 15 MB',
    );
    expect(pictureFault({ type, size: 0 })).toBe('This file is empty');
  },
);

test.each(['image/svg+xml', 'image/gif', 'text/html', ''])('a picture may not be %j', (type) => {
  expect(pictureFault({ type, size: 1 })).toBe('Choose a PNG, JPEG, WebP or AVIF picture');
});
