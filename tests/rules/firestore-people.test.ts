import {
  collection,
  doc,
  getDoc,
  getDocs,
  setDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { type Role, rightAct } from '#domain/staff/role.ts';
import { type Attempt, expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { ANYONE, EDITORS, NO_ONE, OWNERS, type Person, uidOf, WRITERS } from './people.ts';
import { type Changes, newEntry, newId, newPost, postOf, record } from './post-fixtures.ts';

const [OWNER = 'nobody'] = OWNERS;

const personOf = (who: Person, uid: string) => doc(firestoreOf(who), 'staff', uid);

/** Stores a person, bypassing the rules, for a test to change. Returns their uid. */
async function storePerson(stored: Changes = { role: 'editor', email: 'ben@example.org' }): Promise<string> {
  const uid = newId();
  await setDoc(personOf('admin', uid), stored);
  return uid;
}

/** Sets the role of a person, or ends their right, with an entry in the audit trail that a test may change. */
function setRole(who: Person, uid: string, role: unknown, wrong: Changes = {}): Promise<void> {
  const batch = writeBatch(firestoreOf(who));
  if (role === undefined) batch.delete(personOf(who, uid));
  else batch.update(personOf(who, uid), { role });
  const entry = newEntry(who, 'ben@example.org', rightAct(role as Role | undefined));
  record(batch, who, uid, { ...entry, person: uid, ...wrong });
  return batch.commit();
}

const ROLES: readonly (Role | undefined)[] = ['writer', 'owner', undefined];
testEachPerson('STAFF-09', [
  ...ROLES.map(
    (role): Attempt => [rightAct(role), OWNERS, async (who) => setRole(who, await storePerson(), role)],
  ),
  ['list people', OWNERS, (who) => getDocs(collection(firestoreOf(who), 'staff'))],
  ['read another person', OWNERS, async (who) => getDoc(personOf(who, await storePerson()))],
  [
    'add a person',
    NO_ONE,
    (who) => setDoc(personOf(who, newId()), { role: 'editor', email: 'ben@example.org' }),
  ],
]);

test.each([...EDITORS, ...WRITERS])('STAFF-09 %s reads their own right', async (who) => {
  await expectOutcome(getDoc(personOf(who, uidOf(who))), 'allowed');
});

test.each(ANYONE.filter((who) => !EDITORS.includes(who) && who !== 'nobody'))(
  'STAFF-09 %s does not even read their own right',
  async (who) => {
    await expectOutcome(getDoc(personOf(who, uidOf(who))), 'refused');
  },
);

test('STAFF-09 who became staff before roles and addresses were kept gets a role, under the uid', async () => {
  const uid = await storePerson({});
  await expectOutcome(setRole(OWNER, uid, 'editor', { which: uid }), 'refused');
  await expectOutcome(setRole(OWNER, uid, 'writer', { which: uid }), 'allowed');
});

const makeOwner = (uid: string, wrong?: Changes) => setRole(OWNER, uid, 'owner', wrong);
const recordOf = (batch: WriteBatch, uid: string, what: string) =>
  record(batch, OWNER, uid, { ...newEntry(OWNER, 'ben@example.org', what), person: uid });

const refused: readonly [what: string, act: (uid: string, batch: WriteBatch) => Promise<void>][] = [
  ['lower their own role', () => setRole(OWNER, uidOf(OWNER), 'editor', { which: uidOf(OWNER) })],
  ['end their own right', () => setRole(OWNER, uidOf(OWNER), undefined, { which: uidOf(OWNER) })],
  ['give an unknown role', (uid) => setRole(OWNER, uid, 'king', { what: 'made writer' })],
  ['give the role that the person has', (uid) => setRole(OWNER, uid, 'editor')],
  ['give a role under another address', (uid) => makeOwner(uid, { which: 'x' })],
  ['give a role as another', (uid) => makeOwner(uid, { what: 'made writer' })],
  ['give a role with an entry of a post', (uid) => makeOwner(uid, { person: null })],
  [
    'give a role without an entry',
    (uid, batch) => batch.update(personOf(OWNER, uid), { role: 'owner' }).commit(),
  ],
  ['end a right without an entry', (uid, batch) => batch.delete(personOf(OWNER, uid)).commit()],
  [
    'change an address',
    (uid, batch) => {
      batch.update(personOf(OWNER, uid), { role: 'owner', email: 'eve@example.org' });
      recordOf(batch, uid, 'made owner');
      return batch.commit();
    },
  ],
  [
    'record a change that is none',
    (uid, batch) => {
      recordOf(batch, uid, 'made editor');
      return batch.commit();
    },
  ],
  [
    'change a post with the entry of a person',
    async (uid, batch) => {
      await setDoc(postOf('admin', uid), newPost(uid, { published: false }));
      batch.update(postOf(OWNER, uid), { published: true }).update(personOf(OWNER, uid), { role: 'owner' });
      recordOf(batch, uid, 'made owner');
      return batch.commit();
    },
  ],
];

test.each(refused)('STAFF-09 an owner cannot %s', async (_, act) => {
  await expectOutcome(act(await storePerson(), writeBatch(firestoreOf(OWNER))), 'refused');
});
