import { getMetadata, updateMetadata, uploadBytes } from 'firebase/storage';
import { expect, test } from 'vitest';
import { PICTURE_MAX_SIZE, PICTURE_TYPES } from '#domain/html/picture.ts';
import { expectOutcome } from './expect-outcome.ts';
import { FEW_BYTES, newFile, PNG, storeFile } from './picture-fixtures.ts';

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

// What staff may upload to posts/; storage-access.test.ts covers everyone else.
test.each(PICTURE_TYPES)('an upload of %s is allowed, new and over another', async (contentType) => {
  for (const file of [newFile('staff', 'posts/'), await storeFile('staff', 'posts/')]) {
    await expectOutcome(uploadBytes(file, FEW_BYTES, { contentType }), 'allowed');
  }
});

test.each([...OTHER_TYPES, undefined])(
  'an upload of %s is refused, new and over another',
  async (contentType) => {
    const stored = await storeFile('staff', 'posts/');
    for (const file of [newFile('staff', 'posts/'), stored]) {
      await expectOutcome(uploadBytes(file, FEW_BYTES, contentType ? { contentType } : {}), 'refused');
    }
    expect(await getMetadata(stored)).toMatchObject({ contentType: PNG.contentType, size: FEW_BYTES.length });
  },
);

test('an upload of 5 MB is allowed, of one byte more refused', async () => {
  const most = new Uint8Array(PICTURE_MAX_SIZE);
  await expectOutcome(uploadBytes(newFile('staff', 'posts/'), most, PNG), 'allowed');
  const file = newFile('staff', 'posts/');
  await expectOutcome(uploadBytes(file, new Uint8Array(most.length + 1), PNG), 'refused');
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test.each(PICTURE_TYPES)('a picture is declared as %s', async (contentType) => {
  await expectOutcome(updateMetadata(await storeFile('staff', 'posts/'), { contentType }), 'allowed');
});

test.each(OTHER_TYPES)('a picture is not declared as %s', async (contentType) => {
  const file = await storeFile('staff', 'posts/');
  await expectOutcome(updateMetadata(file, { contentType }), 'refused');
  expect(await getMetadata(file)).toMatchObject(PNG);
});

test.each([
  { what: 'of another type', stored: { metadata: { contentType: 'image/svg+xml' } } },
  { what: 'that is too large', stored: { bytes: new Uint8Array(PICTURE_MAX_SIZE + 1) } },
])('metadata of a file $what is not changed', async ({ stored }) => {
  const file = await storeFile('staff', 'posts/', stored);
  await expectOutcome(updateMetadata(file, { cacheControl: 'max-age=60' }), 'refused');
});
