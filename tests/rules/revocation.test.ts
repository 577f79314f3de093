import { deleteDoc, doc } from 'firebase/firestore/lite';
import { uploadBytes } from 'firebase/storage';
import { expect, inject, test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { LEAVING_UID } from './people.ts';
import { FEW_BYTES, newFile, PNG } from './picture-fixtures.ts';
import { deletePost, newId, newPost, setPost, storePost } from './post-fixtures.ts';

const WHO = 'staff about to leave';

const picture = { 'uploads a picture': () => uploadBytes(newFile(WHO, 'uploads/'), FEW_BYTES, PNG) };

const attempts = {
  'publishes a post': () => {
    const id = newId();
    return setPost(WHO, id, newPost(id, { authorId: LEAVING_UID }));
  },
  'deletes a post': async () => deletePost(WHO, await storePost()),
  // Google's Firestore emulator runs without a Storage emulator, whose rules read the database.
  ...(inject('guarded').storage && picture),
};

test('SAFE-05 once the right is revoked, Firestore and Storage refuse the tokens issued before', async () => {
  for (const attempt of Object.values(attempts)) await expectOutcome(attempt(), 'allowed');
  await deleteDoc(doc(firestoreOf('admin'), 'staff', LEAVING_UID));
  for (const attempt of Object.values(attempts)) await expectOutcome(attempt(), 'refused');
  expect.assertions(2 * Object.keys(attempts).length);
});
