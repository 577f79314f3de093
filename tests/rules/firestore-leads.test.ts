import { randomUUID } from 'node:crypto';
import { collection, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { aLead } from '#tests/factories/lead.ts';
import { expectOutcome, testEachPerson } from './expect-outcome.ts';
import { firestoreOf } from './guarded-services.ts';
import { addressOf, NO_ONE, OWNERS, type Person, STAFF, WRITERS } from './people.ts';
import { type Changes, newEntry, newId } from './post-fixtures.ts';

const EDITOR: Person = 'staff';
const [OWNER = EDITOR] = OWNERS;

const leadOf = (who: Person, id: string) => doc(firestoreOf(who), 'leads', id);

/** Stores a lead, bypassing the rules, whose mail and hand-over have failed unless a test says otherwise. */
async function storeLead(fields: Changes = {}): Promise<string> {
  const id = newId();
  await setDoc(leadOf('admin', id), { ...aLead(), mail: 'failed', handover: 'failed', ...fields });
  return id;
}

/** Changes a lead as its last person. */
function change(who: Person, id: string, fields: Changes): Promise<void> {
  return updateDoc(leadOf(who, id), { by: addressOf(who), ...fields });
}

const recordExport = (who: Person, ...id: readonly string[]) =>
  setDoc(doc(collection(firestoreOf(who), 'audit'), ...id), newEntry(who, 'leads', 'exported'));

const list = (who: Person, ...most: readonly number[]) =>
  getDocs(query(collection(firestoreOf(who), 'leads'), ...most.map(limit)));

const recordPdf = (who: Person, fileName: string) =>
  setDoc(doc(collection(firestoreOf(who), 'audit')), newEntry(who, fileName, 'withdrawn'));

testEachPerson('LEAD-04', [
  ['read a lead', STAFF, async (who) => getDoc(leadOf(who, await storeLead()))],
  ['list fifty leads', STAFF, (who) => list(who, 50)],
  ['list fifty-one leads', OWNERS, (who) => list(who, 51)],
  ['list all leads', OWNERS, (who) => list(who)],
  [
    'answer a lead and take notes',
    STAFF,
    async (who) => change(who, await storeLead(), { state: 'answered', notes: 'Called' }),
  ],
  [
    'have a failed mail and hand-over tried again',
    STAFF,
    async (who) => change(who, await storeLead(), { mail: 'waiting', handover: 'waiting' }),
  ],
  [
    'have a person erased',
    OWNERS,
    async (who) => updateDoc(leadOf(who, await storeLead()), { eraseBy: addressOf(who) }),
  ],
  ['record an export', OWNERS, (who) => recordExport(who)],
  ['record that a PDF is withdrawn', OWNERS, (who) => recordPdf(who, 'A guide.pdf')],
  ['record that a post is withdrawn', NO_ONE, (who) => recordPdf(who, newId())],
  ['record an export where a function records an erasure', NO_ONE, (who) => recordExport(who, randomUUID())],
  ['create a lead', NO_ONE, (who) => setDoc(leadOf(who, newId()), aLead())],
]);

test.each(WRITERS)('LEAD-04 %s neither reads nor answers leads', async (who) => {
  const id = await storeLead();
  await expectOutcome(getDoc(leadOf(who, id)), 'refused');
  await expectOutcome(list(who, 1), 'refused');
  await expectOutcome(change(who, id, { state: 'answered' }), 'refused');
});

test.each<[string, Changes, Changes?]>([
  ['as another', { by: 'eve@example.org' }],
  ['to an unknown state', { state: 'lost' }],
  ['with 2,001 characters of notes', { notes: 'n'.repeat(2001) }],
  ['with notes that are not text', { notes: 7 }],
  ['so that a mail was sent', { mail: 'sent' }],
  ['so that a mail is sent twice', { mail: 'waiting' }, { mail: 'sent' }],
  ['so that it is handed over twice', { handover: 'waiting' }, { handover: 'done' }],
  ['so that it is handed over although that is off', { handover: 'waiting' }, { handover: 'off' }],
  ['so that it stays for longer', { expireAt: new Date('2099-01-01') }],
  ['in what the visitor wrote', { message: 'Another' }],
  ['so that somebody else has it erased', { eraseBy: 'eve@example.org' }],
])('LEAD-04 not even an owner changes a lead %s', async (_, wrong, stored) => {
  await expectOutcome(change(OWNER, await storeLead(stored), wrong), 'refused');
});
