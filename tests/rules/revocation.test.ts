import { deleteDoc } from 'firebase/firestore/lite';
import { ref, uploadBytes } from 'firebase/storage';
import { expect, inject, test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { documentOf, storageOf } from './guarded-services.ts';
import { LEAVING } from './people.ts';
import { deletePost, newId, newPost, setPost, storePost } from './post-fixtures.ts';

/** Uploads a picture as staff may. */
const upload = (id: string) =>
  uploadBytes(ref(storageOf(LEAVING), `uploads/${id}.png`), new Uint8Array(1), { contentType: 'image/png' });

const attempts: readonly ((id: string) => Promise<unknown>)[] = [
  (id) => setPost(LEAVING, id, newPost(id, { authorId: LEAVING })),
  async () => deletePost(LEAVING, await storePost()),
  // Google's Firestore emulator runs without a Storage emulator, whose rules read the database.
  ...(inject('guarded').storage ? [upload] : []),
];

test('SAFE-05 once the right is revoked, Firestore and Storage refuse the tokens issued before', async () => {
  for (const attempt of attempts) await expectOutcome(attempt(newId()), 'allowed');
  await deleteDoc(documentOf('admin', 'staff', LEAVING));
  for (const attempt of attempts) await expectOutcome(attempt(newId()), 'refused');
  expect.assertions(2 * attempts.length);
});
