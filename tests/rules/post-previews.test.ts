import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { newPreviewToken, PREVIEW_MS } from '#domain/posts/preview.ts';
import { expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { NO_ONE, type Person, STAFF, uidOf } from './people.ts';
import { type Changes, newId, storePost } from './post-fixtures.ts';

const draft = await storePost({ published: false });

const previews = (who: Person) => collection(firestoreOf(who), 'previews');
const inMs = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);

function create(who: Person, changes: Changes = {}, token = newPreviewToken()): Promise<void> {
  const link = { post: draft, createdBy: uidOf(who), expireAt: inMs(PREVIEW_MS), ...changes };
  return setDoc(doc(previews(who), token), link);
}

async function stored(): Promise<string> {
  const token = newPreviewToken();
  await create('admin', {}, token);
  return token;
}

testEachPerson('STAFF-05', [
  ['make a preview link', STAFF, (who) => create(who)],
  ['list the links of a post', STAFF, (who) => getDocs(query(previews(who), where('post', '==', draft)))],
  ['revoke a link', STAFF, async (who) => deleteDoc(doc(previews(who), await stored()))],
  ['read a link', NO_ONE, async (who) => getDoc(doc(previews(who), await stored()))],
  [
    'extend a link',
    NO_ONE,
    async (who) => updateDoc(doc(previews(who), await stored()), { expireAt: inMs(PREVIEW_MS) }),
  ],
]);

test.each([
  { why: 'for a post that is not there', changes: { post: newId() } },
  { why: 'for no post', changes: { post: null } },
  { why: 'in the name of another', changes: { createdBy: 'staff-6' } },
  { why: 'for eight days', changes: { expireAt: inMs(8 * 24 * 3600 * 1000) } },
  { why: 'that has ended', changes: { expireAt: serverTimestamp() } },
  { why: 'without an end', changes: { expireAt: null } },
  { why: 'with more in it', changes: { note: 'x' } },
  { why: 'with a short token', changes: {}, token: 'preview' },
])('STAFF-05 no preview link is made $why', async ({ changes, token }) => {
  await expectOutcome(create('staff', changes, token), 'refused');
});
