import {
  getMetadata,
  type StorageReference,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { describe, expect, test } from 'vitest';
import { PICTURE_MAX_SIZE, PICTURE_TYPES } from '#domain/html/picture.ts';
import { FEW_BYTES, MANY_BYTES, newFile, PNG, storeFile } from './a-picture.ts';
import { expectAnswer } from './expect-answer.ts';

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

/** The pictures that staff may upload to posts/; storage-access.test.ts covers everyone else. */
const uploads: readonly {
  way: string;
  small: Uint8Array<ArrayBuffer>;
  upload: (
    file: StorageReference,
    bytes: Uint8Array<ArrayBuffer>,
    metadata?: UploadMetadata,
  ) => Promise<unknown>;
}[] = [
  { way: 'in one', small: FEW_BYTES, upload: uploadBytes },
  {
    way: 'in steps',
    small: MANY_BYTES,
    upload: async (file, bytes, metadata) => uploadBytesResumable(file, bytes, metadata),
  },
];

describe.each(uploads)('an upload $way', ({ small, upload }) => {
  test.each(PICTURE_TYPES)('of %s is allowed, new and over another', async (contentType) => {
    await expectAnswer(upload(newFile('staff', 'posts/'), small, { contentType }), 'allowed');
    await expectAnswer(upload(await storeFile('staff', 'posts/'), small, { contentType }), 'allowed');
  });

  test.each(OTHER_TYPES)('of %s is refused, new and over another', async (contentType) => {
    await expectAnswer(upload(newFile('staff', 'posts/'), small, { contentType }), 'refused');
    const stored = await storeFile('staff', 'posts/');
    await expectAnswer(upload(stored, small, { contentType }), 'refused');
    expect(await getMetadata(stored)).toMatchObject({ contentType: PNG.contentType, size: FEW_BYTES.length });
  });

  test('of no type is refused', async () => {
    await expectAnswer(upload(newFile('staff', 'posts/'), small), 'refused');
  });

  test('of 5 MB is allowed, of one byte more refused', async () => {
    const most = new Uint8Array(PICTURE_MAX_SIZE);
    await expectAnswer(upload(newFile('staff', 'posts/'), most, PNG), 'allowed');
    const file = newFile('staff', 'posts/');
    await expectAnswer(upload(file, new Uint8Array(most.length + 1), PNG), 'refused');
    await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});

test.each(PICTURE_TYPES)('a picture is declared as %s', async (contentType) => {
  await expectAnswer(updateMetadata(await storeFile('staff', 'posts/'), { contentType }), 'allowed');
});

test.each(OTHER_TYPES)('a picture is not declared as %s', async (contentType) => {
  const file = await storeFile('staff', 'posts/');
  await expectAnswer(updateMetadata(file, { contentType }), 'refused');
  expect(await getMetadata(file)).toMatchObject(PNG);
});

test.each([
  { what: 'of another type', stored: { metadata: { contentType: 'image/svg+xml' } } },
  { what: 'that is too large', stored: { bytes: new Uint8Array(PICTURE_MAX_SIZE + 1) } },
])('metadata of a file $what is not changed', async ({ stored }) => {
  const file = await storeFile('staff', 'posts/', stored);
  await expectAnswer(updateMetadata(file, { cacheControl: 'max-age=60' }), 'refused');
});
