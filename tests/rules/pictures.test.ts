import { uploadBytes } from 'firebase/storage';
import { test } from 'vitest';
import { PICTURE_MAX_SIZE, PICTURE_TYPES } from '#domain/html/picture.ts';
import { expectOutcome } from './expect-outcome.ts';
import { FEW_BYTES, newFile, PNG } from './picture-fixtures.ts';

const OTHER_TYPES = [
  'image/svg+xml',
  'image/gif',
  'text/html',
  'application/pdf',
  'image/png; charset=x',
  'image/png,text/html',
  'IMAGE/PNG',
  'image/',
];

// What staff may upload; storage-access.test.ts covers everyone else.
test.each(PICTURE_TYPES)('an upload of %s is allowed', async (contentType) => {
  await expectOutcome(uploadBytes(newFile('staff', 'uploads/'), FEW_BYTES, { contentType }), 'allowed');
});

test.each([...OTHER_TYPES, undefined])('an upload of %s is refused', async (contentType) => {
  const file = newFile('staff', 'uploads/');
  await expectOutcome(uploadBytes(file, FEW_BYTES, contentType ? { contentType } : {}), 'refused');
});

test('an upload of 15 MB is allowed, one byte more is refused', async () => {
  const largest = new Uint8Array(PICTURE_MAX_SIZE);
  await expectOutcome(uploadBytes(newFile('staff', 'uploads/'), largest, PNG), 'allowed');
  const tooLarge = new Uint8Array(largest.length + 1);
  await expectOutcome(uploadBytes(newFile('staff', 'uploads/'), tooLarge, PNG), 'refused');
});
