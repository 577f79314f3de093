import { deleteDoc, deleteField, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { testEachCase, testEachPerson } from './expect-outcome.ts';
import { documentOf, list } from './guarded-services.ts';
import { EDITORS, type Person, STAFF } from './people.ts';
import { autoId, type Changes } from './post-fixtures.ts';

const uploaded = () => ({ name: 'Wall', state: 'waiting', upload: autoId(), at: serverTimestamp() });

const create = (who: Person, wrong: Changes = {}, id = autoId()) =>
  setDoc(documentOf(who, 'pictures', id), { ...uploaded(), ...wrong });

const MADE = { address: 'https://example.org/wall.webp', width: 4, height: 3 };

/** Stores a picture, by default one that is ready, bypassing the rules. Returns it as a person sees it. */
async function stored(who: Person, state = 'ready', made: Changes = MADE) {
  const id = autoId();
  await create('admin', { alt: 'A wall', state, ...made }, id);
  return documentOf(who, 'pictures', id);
}

const replace = async (...picture: Parameters<typeof stored>) =>
  updateDoc(await stored(...picture), uploaded());

testEachPerson('STAFF-02 STAFF-09', [
  ['get a picture', STAFF, async (who) => getDoc(await stored(who))],
  ['list pictures', STAFF, (who) => list(who, 'pictures')],
  ['create a picture', STAFF, (who) => create(who)],
  ['describe a picture', STAFF, async (who) => updateDoc(await stored(who), { alt: '' })],
  ['replace a picture', EDITORS, (who) => replace(who)],
  ['have a picture made again', EDITORS, async (who) => updateDoc(await stored(who), { state: 'waiting' })],
  ['replace a replaced picture that failed', EDITORS, (who) => replace(who, 'failed')],
  ['replace a new picture that failed', STAFF, (who) => replace(who, 'failed', {})],
  ['delete a picture', EDITORS, async (who) => deleteDoc(await stored(who))],
]);

const WRONG: Readonly<Record<string, Changes>> = {
  'whose name is not text': { name: ['Wall'] },
  'without a name': { name: '' },
  'with a name of 201 characters': { name: 'a'.repeat(201) },
  'with a description of 301 characters': { alt: 'a'.repeat(301) },
  'with a description that is not text': { alt: ['A wall'] },
  'of a file elsewhere': { upload: '../posts/a' },
  'that is ready': { state: 'ready' },
  'with an address': { address: 'https://example.org/a.webp' },
  'whose time is text': { at: 'now' },
};

testEachCase('STAFF-02 no picture is created %s', 'refused', WRONG, (wrong) => create('staff', wrong));

testEachCase('STAFF-02 no picture is replaced by one %s', 'refused', WRONG, async (wrong) =>
  updateDoc(await stored('staff'), { ...uploaded(), ...wrong }),
);

testEachCase<Changes>(
  'STAFF-02 once a picture is ready, staff cannot change %s',
  'refused',
  {
    'its state': { state: 'failed' },
    'its file without its state': { upload: autoId() },
    'its size': { width: 5 },
    'its name to none': { name: deleteField() },
  },
  async (changes) => updateDoc(await stored('staff'), changes),
);

testEachCase(
  'STAFF-02 an id of 20 lower-case letters and digits is required, not one %s',
  'refused',
  { 'of four letters': 'wall', 'of capitals': 'A'.repeat(20) },
  (id) => create('staff', {}, id),
);
