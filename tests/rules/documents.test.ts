import { ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { expect, test } from 'vitest';
import { DOCUMENT_MAX_SIZE } from '#domain/downloads/document-names.ts';
import { expectOutcome, testEachPerson } from './expect-outcome.ts';
import { storageOf } from './guarded-services.ts';
import { OWNERS, type Person } from './people.ts';
import { FEW_BYTES } from './picture-fixtures.ts';

const [OWNER = 'nobody'] = OWNERS;
const PDF = { contentType: 'application/pdf' };
const file = (who: Person, name = `${crypto.randomUUID()}.pdf`) => ref(storageOf(who), `resources/${name}`);
const uploaded = async (who: Person) => {
  const { ref: stored } = await uploadBytes(file('admin'), FEW_BYTES, PDF);
  return ref(storageOf(who), stored.fullPath);
};

testEachPerson('STAFF-08', [
  ['upload a PDF', OWNERS, async (who) => uploadBytes(file(who), FEW_BYTES, PDF)],
  ['replace a PDF', OWNERS, async (who) => uploadBytes(await uploaded(who), FEW_BYTES, PDF)],
  [
    'feature a PDF',
    OWNERS,
    async (who) => updateMetadata(await uploaded(who), { customMetadata: { featuredAt: '2026-01-01' } }),
  ],
]);

test.each([
  ['another type', 'a.pdf', { contentType: 'text/html' }, FEW_BYTES],
  ['another name', 'a.html', PDF, FEW_BYTES],
  ['one byte too many', 'a.pdf', PDF, new Uint8Array(DOCUMENT_MAX_SIZE + 1)],
] as const)('STAFF-08 an owner uploads no file of %s', async (_, name, metadata, bytes) => {
  expect(OWNERS).toHaveLength(1);
  await expectOutcome(uploadBytes(file(OWNER, name), bytes, metadata), 'refused');
});
