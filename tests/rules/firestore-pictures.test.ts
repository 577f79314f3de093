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
import { inject, test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { forEachPerson, type Person, STAFF } from './people.ts';

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
const attempts = [
  { what: 'get a picture', attempt: (who: Person) => getDoc(place(who, stored)) },
  { what: 'list pictures', attempt: (who: Person) => getDocs(collection(firestoreOf(who), 'pictures')) },
  { what: 'create a picture', attempt: (who: Person) => setDoc(place(who, newId()), uploaded()) },
  {
    what: 'describe a picture',
    attempt: async (who: Person) => updateDoc(place(who, await storePicture()), { alt: '' }),
  },
  {
    what: 'replace a picture',
    attempt: async (who: Person) => updateDoc(place(who, await storePicture()), uploaded()),
  },
  {
    what: 'delete a picture',
    attempt: async (who: Person) => deleteDoc(place(who, await storePicture())),
  },
].map((row) => ({ ...row, may: STAFF }));

test.each(attempts)('STAFF-09 writers, $what', async ({ what, attempt }) => {
  const isForEditors = what.startsWith('replace') || what.startsWith('delete');
  await expectOutcome(attempt('a writer'), isForEditors ? 'refused' : 'allowed');
});

test.each(forEachPerson(attempts, inject('guarded')))(
  'STAFF-02 $who, $what: $outcome',
  async ({ who, attempt, outcome }) => {
    await expectOutcome(attempt(who), outcome);
  },
);

test.each<[string, Fields]>([
  ['of another type of name', { name: 7 }],
  ['without a name', { name: '' }],
  ['with a name of 201 characters', { name: 'a'.repeat(201) }],
  ['with a description of 301 characters', { alt: 'a'.repeat(301) }],
  ['with a description that is no text', { alt: null }],
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
