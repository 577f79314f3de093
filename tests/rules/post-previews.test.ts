import {
  deleteDoc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { newPreviewToken, PREVIEW_LIFETIME_MS } from '#domain/posts/preview.ts';
import { testEachCase, testEachPerson } from './expect-outcome.ts';
import { documentOf, list } from './guarded-services.ts';
import { NO_ONE, type Person, STAFF } from './people.ts';
import { type Changes, inHours, newId, storePost } from './post-fixtures.ts';

const draft = await storePost({ published: false });
const inSevenDays = () => Timestamp.fromMillis(Date.now() + PREVIEW_LIFETIME_MS);

function create(who: Person, changes: Changes = {}, token = newPreviewToken()): Promise<void> {
  const link = { post: draft, createdBy: who, expireAt: inSevenDays(), ...changes };
  return setDoc(documentOf(who, 'previews', token), link);
}

/** Stores a link, bypassing the rules. Returns it as a person sees it. */
async function storedLink(who: Person) {
  const token = newPreviewToken();
  await create('admin', {}, token);
  return documentOf(who, 'previews', token);
}

testEachPerson('STAFF-05', [
  ['make a preview link', STAFF, (who) => create(who)],
  ['list the links of a post', STAFF, (who) => list(who, 'previews', where('post', '==', draft))],
  ['revoke a link', STAFF, async (who) => deleteDoc(await storedLink(who))],
  ['read a link', NO_ONE, async (who) => getDoc(await storedLink(who))],
  ['extend a link', NO_ONE, async (who) => updateDoc(await storedLink(who), { expireAt: inSevenDays() })],
]);

testEachCase<readonly [changes: Changes, token?: string]>(
  'STAFF-05 no preview link is made %s',
  'refused',
  {
    'for a post that is not there': [{ post: newId() }],
    'for no post': [{ post: null }],
    'in the name of another': [{ createdBy: 'a writer' }],
    'for eight days': [{ expireAt: inHours(8 * 24) }],
    'that has ended': [{ expireAt: serverTimestamp() }],
    'without an end': [{ expireAt: null }],
    'with more in it': [{ note: 'x' }],
    'with a short token': [{}, 'preview'],
  },
  ([changes, token]) => create('staff', changes, token),
);
