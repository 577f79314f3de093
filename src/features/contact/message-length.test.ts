import { expect, test } from 'vitest';
import { lengthNotice } from './message-length.ts';

test.each([
  [449, ''],
  [450, 'At most 50 characters left'],
  [460, 'At most 40 characters left'],
  [500, 'No characters left'],
  [501, 'The message is longer than 500 characters'],
])('CONT-04 at %d characters a screen reader announces "%s"', (length, notice) => {
  expect(lengthNotice(length)).toBe(notice);
});
