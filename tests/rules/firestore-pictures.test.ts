import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { type Attempt, expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { type Person, STAFF } from './people.ts';

type Fields = Record<string, unknown>;

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20);
const place = (who: Person, id: string) => doc(firestoreOf(who), 'pictures', id);
const uploaded = (): Fields => ({ name: 'Wall', state: 'waiting', upload: newId(), at: serverTimestamp() });

/** Stores a picture that is ready, bypassing the rules. Returns its id. */
async function storePicture(): Promise<string> {
  const id = newId();
  await setDoc(place('admin', id), { ...uploaded(), alt: 'A wall', state: 'ready', width: 4, height: 3 });
  return id;
}

const stored = await storePicture();
const attempts: readonly Attempt[] = [
  ['get a picture', STAFF, (who) => getDoc(place(who, stored))],
  ['list pictures', STAFF, (who) => getDocs(collection(firestoreOf(who), 'pictures'))],
  ['create a picture', STAFF, (who) => setDoc(place(who, newId()), uploaded())],
  ['describe a picture', STAFF, async (who) => updateDoc(place(who, await storePicture()), { alt: '' })],
  ['replace a picture', STAFF, async (who) => updateDoc(place(who, await storePicture()), uploaded())],
  ['delete a picture', STAFF, async (who) => deleteDoc(place(who, await storePicture()))],
];

test.each(attempts)('STAFF-09 writers, %s', async (what, _, attempt) => {
  await expectOutcome(attempt('a writer'), /^(replace|delete)/.test(what) ? 'refused' : 'allowed');
});

testEachPerson('STAFF-02', attempts);

test.each<[string, Fields]>([
  ['of another type of name', { name: 7 }],
  ['without a name', { name: '' }],
  ['with a name of 201 characters', { name: 'a'.repeat(201) }],
  ['with a description of 301 characters', { alt: 'a'.repeat(301) }],
  ['with a description that is not text', { alt: null }],
  ['of a file elsewhere', { upload: '../posts/a' }],
  ['that is ready', { state: 'ready' }],
  ['with an address', { address: 'https://example.org/a.webp' }],
  ['of no time', { at: 'now' }],
])('STAFF-02 a picture %s is refused, new and over another', async (_, wrong) => {
  await expectOutcome(setDoc(place('staff', newId()), { ...uploaded(), ...wrong }), 'refused');
  await expectOutcome(
    updateDoc(place('staff', await storePicture()), { ...uploaded(), ...wrong }),
    'refused',
  );
});

test.each<[string, Fields]>([
  ['its state', { state: 'failed' }],
  ['its file without its state', { upload: newId() }],
  ['its size', { width: 5 }],
  ['that it has a name', { name: deleteField() }],
])('STAFF-02 staff do not change of a picture that is ready %s', async (_, changes) => {
  await expectOutcome(updateDoc(place('staff', await storePicture()), changes), 'refused');
});

test('STAFF-02 a picture has an id of the form that addresses have', async () => {
  await expectOutcome(setDoc(place('staff', 'wall'), uploaded()), 'refused');
});
