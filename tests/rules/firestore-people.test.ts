import {
  collection,
  doc,
  getDoc,
  getDocs,
  setDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { inject, test } from 'vitest';
import { type Role, rightAct } from '#domain/staff/role.ts';
import { expectOutcome } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { ANYONE, EDITORS, forEachPerson, NO_ONE, OWNERS, type Person, uidOf, WRITERS } from './people.ts';
import { type Changes, newEntry, newId, newPost, postOf, record } from './post-fixtures.ts';

const [OWNER = 'nobody'] = OWNERS;

const personOf = (who: Person, uid: string) => doc(firestoreOf(who), 'staff', uid);

/** Stores a person past the rules, who is about to be changed. Returns their uid. */
async function storePerson(stored: Changes = { role: 'editor', email: 'ben@example.org' }): Promise<string> {
  const uid = newId();
  await setDoc(personOf('admin', uid), stored);
  return uid;
}

/** Gives a person a role, or ends their right, with an entry in the audit trail that a test may change. */
function setRole(who: Person, uid: string, role: unknown, wrong: Changes = {}): Promise<void> {
  const batch = writeBatch(firestoreOf(who));
  if (role === undefined) batch.delete(personOf(who, uid));
  else batch.update(personOf(who, uid), { role });
  const entry = newEntry(who, 'ben@example.org', rightAct(role as Role | undefined));
  record(batch, who, uid, { ...entry, person: uid, ...wrong });
  return batch.commit();
}

const rows = [
  ...(['writer', 'owner', undefined] as const).map((role) => ({
    what: rightAct(role),
    may: OWNERS,
    act: async (who: Person) => setRole(who, await storePerson(), role),
  })),
  { what: 'list people', may: OWNERS, act: (who: Person) => getDocs(collection(firestoreOf(who), 'staff')) },
  {
    what: 'read another person',
    may: OWNERS,
    act: async (who: Person) => getDoc(personOf(who, await storePerson())),
  },
  {
    what: 'add a person',
    may: NO_ONE,
    act: async (who: Person) => setDoc(personOf(who, newId()), { role: 'editor', email: 'ben@example.org' }),
  },
];

test.each(forEachPerson(rows, inject('guarded')))(
  'STAFF-09 $who, $what: $outcome',
  async ({ who, act, outcome }) => {
    await expectOutcome(act(who), outcome);
  },
);

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

const refused: readonly { what: string; act: (uid: string, batch: WriteBatch) => Promise<void> }[] = [
  {
    what: 'lower their own role',
    act: () => setRole(OWNER, uidOf(OWNER), 'editor', { which: uidOf(OWNER) }),
  },
  {
    what: 'end their own right',
    act: () => setRole(OWNER, uidOf(OWNER), undefined, { which: uidOf(OWNER) }),
  },
  { what: 'give an unknown role', act: (uid) => setRole(OWNER, uid, 'king', { what: 'made writer' }) },
  { what: 'give the role that the person has', act: (uid) => setRole(OWNER, uid, 'editor') },
  { what: 'give a role under another address', act: (uid) => setRole(OWNER, uid, 'owner', { which: 'x' }) },
  { what: 'give a role as another', act: (uid) => setRole(OWNER, uid, 'owner', { what: 'made writer' }) },
  {
    what: 'give a role with an entry of a post',
    act: (uid) => setRole(OWNER, uid, 'owner', { person: null }),
  },
  {
    what: 'give a role without an entry',
    act: (uid, batch) => batch.update(personOf(OWNER, uid), { role: 'owner' }).commit(),
  },
  { what: 'end a right without an entry', act: (uid, batch) => batch.delete(personOf(OWNER, uid)).commit() },
  {
    what: 'change an address',
    act: (uid, batch) => {
      batch.update(personOf(OWNER, uid), { role: 'owner', email: 'eve@example.org' });
      record(batch, OWNER, uid, { ...newEntry(OWNER, 'ben@example.org', 'made owner'), person: uid });
      return batch.commit();
    },
  },
  {
    what: 'record a change that is none',
    act: (uid, batch) => {
      record(batch, OWNER, uid, { ...newEntry(OWNER, 'ben@example.org', 'made editor'), person: uid });
      return batch.commit();
    },
  },
  {
    what: 'change a post with the entry of a person',
    act: async (uid, batch) => {
      await setDoc(postOf('admin', uid), newPost(uid, { published: false }));
      batch.update(postOf(OWNER, uid), { published: true }).update(personOf(OWNER, uid), { role: 'owner' });
      record(batch, OWNER, uid, { ...newEntry(OWNER, 'ben@example.org', 'made owner'), person: uid });
      return batch.commit();
    },
  },
];

test.each(refused)('STAFF-09 an owner cannot $what', async ({ act }) => {
  await expectOutcome(act(await storePerson(), writeBatch(firestoreOf(OWNER))), 'refused');
});
