import { getDoc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { describeRoleChange, type Role } from '#domain/staff/role.ts';
import { type Attempt, expectOutcome, testEachCase, testEachPerson } from './expect-outcome.ts';
import { documentOf, firestoreOf, list } from './guarded-services.ts';
import { NO_ONE, OWNER, OWNERS, type Person, STAFF } from './people.ts';
import { type Changes, newEntry, newId, newPost, record } from './post-fixtures.ts';

const BEN = { role: 'editor', email: 'ben@example.org' };

/** Stores a person, bypassing the rules, for a test to change. Returns their uid. */
async function storePerson(stored: Changes = BEN): Promise<string> {
  const uid = newId();
  await setDoc(documentOf('admin', 'staff', uid), stored);
  return uid;
}

/** Changes a person, or ends their right. `wrong` alters the audit entry, or omits it if null. May publish a post too. */
function change(
  who: Person,
  uid: string,
  changes: Record<string, string> | undefined,
  wrong: Changes | null = {},
  postId = '',
): Promise<void> {
  const batch = writeBatch(firestoreOf(who));
  const person = documentOf(who, 'staff', uid);
  if (changes) batch.update(person, changes);
  else batch.delete(person);
  if (postId) batch.update(documentOf(who, 'posts', postId), { published: true });
  const entry = newEntry(who, BEN.email, describeRoleChange(changes?.role as Role | undefined));
  if (wrong) record(batch, who, uid, { ...entry, person: uid, ...wrong });
  return batch.commit();
}

const ROLES: readonly (Role | undefined)[] = ['writer', 'owner', undefined];
testEachPerson('STAFF-09', [
  ...ROLES.map(
    (role): Attempt => [
      describeRoleChange(role),
      OWNERS,
      async (who) => change(who, await storePerson(), role && { role }),
    ],
  ),
  ['list people', OWNERS, (who) => list(who, 'staff')],
  ['read another person', OWNERS, async (who) => getDoc(documentOf(who, 'staff', await storePerson()))],
  ['add a person', NO_ONE, (who) => setDoc(documentOf(who, 'staff', newId()), BEN)],
  ['read their own right', STAFF, (who) => getDoc(documentOf(who, 'staff', who))],
]);

test('STAFF-09 a person who became staff before roles and addresses were stored gets a role, recorded under the uid', async () => {
  const uid = await storePerson({});
  await expectOutcome(change(OWNER, uid, { role: 'editor' }, { which: uid }), 'refused');
  await expectOutcome(change(OWNER, uid, { role: 'writer' }, { which: uid }), 'allowed');
});

testEachCase<(uid: string) => Promise<void>>(
  'STAFF-09 an owner cannot %s',
  'refused',
  {
    'lower their own role': () => change(OWNER, OWNER, { role: 'editor' }, { which: OWNER }),
    'end their own right': () => change(OWNER, OWNER, undefined, { which: OWNER }),
    'give an unknown role': (uid) => change(OWNER, uid, { role: 'king' }, { what: 'made writer' }),
    'give the role that the person has': (uid) => change(OWNER, uid, { role: 'editor' }),
    'give a role and record another address': (uid) => change(OWNER, uid, { role: 'owner' }, { which: 'x' }),
    'give a role and record another': (uid) => change(OWNER, uid, { role: 'owner' }, { what: 'made writer' }),
    'give a role with an entry of a post': (uid) => change(OWNER, uid, { role: 'owner' }, { person: null }),
    'give a role without an entry': (uid) => change(OWNER, uid, { role: 'owner' }, null),
    'give a role with more in the entry': (uid) => change(OWNER, uid, { role: 'owner' }, { note: 'x' }),
    'give a role with the entry of an earlier change': async (uid) => {
      await expectOutcome(change(OWNER, uid, { role: 'writer' }), 'allowed');
      await change(OWNER, uid, { role: 'owner' }, null);
    },
    'end a right without an entry': (uid) => change(OWNER, uid, undefined, null),
    'change an address': (uid) => change(OWNER, uid, { role: 'owner', email: 'eve@example.org' }),
  },
  async (act) => act(await storePerson()),
);

test('STAFF-09 an owner cannot publish a post with the entry of a person', async () => {
  const uid = await storePerson({ role: 'editor' });
  await setDoc(documentOf('admin', 'posts', uid), newPost(uid, { published: false }));
  await expectOutcome(change(OWNER, uid, { role: 'owner' }, { which: uid }, uid), 'refused');
  await expectOutcome(change(OWNER, uid, { role: 'owner' }, { which: uid }), 'allowed');
});

test('STAFF-09 an owner cannot change two people with one entry', async () => {
  const [first, second] = [await storePerson(), await storePerson()];
  const batch = writeBatch(firestoreOf(OWNER));
  for (const uid of [first, second]) batch.update(documentOf(OWNER, 'staff', uid), { role: 'owner' });
  const entry = record(batch, OWNER, first, { ...newEntry(OWNER, BEN.email, 'made owner'), person: first });
  batch.set(documentOf(OWNER, 'lastEntries', second), { entry });
  await expectOutcome(batch.commit(), 'refused');
});
