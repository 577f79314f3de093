import { randomUUID } from 'node:crypto';
import { getDoc, limit, setDoc, updateDoc } from 'firebase/firestore/lite';
import { aLead } from '#tests/factories/lead.ts';
import { testEachCase, testEachPerson } from './expect-outcome.ts';
import { documentOf, list } from './guarded-services.ts';
import { EDITORS, emailOf, NO_ONE, OWNER, OWNERS, type Person } from './people.ts';
import { autoId, type Changes, newEntry, newId } from './post-fixtures.ts';

/** Stores a lead, bypassing the rules. Its mail and hand-over have failed, unless a test says otherwise. */
async function storeLead(fields: Changes = {}): Promise<string> {
  const id = newId();
  const lead = { ...aLead(), mail: 'failed', handover: 'failed', ...fields };
  await setDoc(documentOf('admin', 'leads', id), lead);
  return id;
}

/** Stores a lead, and changes it as a person who signs the change. */
async function change(who: Person, fields: Changes, stored?: Changes): Promise<void> {
  await updateDoc(documentOf(who, 'leads', await storeLead(stored)), { by: emailOf(who), ...fields });
}

const recordOf = (who: Person, which: string, what: string, id = autoId(), more: Changes = {}) =>
  setDoc(documentOf(who, 'audit', id), { ...newEntry(who, which, what), ...more });
const MORE = { note: 'x' };

testEachPerson('LEAD-04', [
  ['read a lead', EDITORS, async (who) => getDoc(documentOf(who, 'leads', await storeLead()))],
  ['list fifty leads', EDITORS, (who) => list(who, 'leads', limit(50))],
  ['list fifty-one leads', OWNERS, (who) => list(who, 'leads', limit(51))],
  ['list all leads', OWNERS, (who) => list(who, 'leads')],
  ['answer a lead and take notes', EDITORS, (who) => change(who, { state: 'answered', notes: 'Called' })],
  [
    'have a failed mail and hand-over tried again',
    EDITORS,
    (who) => change(who, { mail: 'waiting', handover: 'waiting' }),
  ],
  [
    'have a person erased',
    OWNERS,
    async (who) => updateDoc(documentOf(who, 'leads', await storeLead()), { eraseBy: emailOf(who) }),
  ],
  ['record an export', OWNERS, (who) => recordOf(who, 'leads', 'exported')],
  ['record that leads are read', NO_ONE, (who) => recordOf(who, 'leads', 'read')],
  ['annotate an export', NO_ONE, (who) => recordOf(who, 'leads', 'exported', autoId(), MORE)],
  ['annotate a withdrawal', NO_ONE, (who) => recordOf(who, 'A guide.pdf', 'withdrawn', autoId(), MORE)],
  ['record an export of something else', NO_ONE, (who) => recordOf(who, 'posts', 'exported')],
  [
    'record an export under an id like those that functions give to erasures',
    NO_ONE,
    (who) => recordOf(who, 'leads', 'exported', randomUUID()),
  ],
  ['record that a PDF is withdrawn', OWNERS, (who) => recordOf(who, 'A guide.pdf', 'withdrawn')],
  ['record an unknown act on a PDF', NO_ONE, (who) => recordOf(who, 'A guide.pdf', 'read')],
  ['record that a post is withdrawn', NO_ONE, (who) => recordOf(who, newId(), 'withdrawn')],
  ['create a lead', NO_ONE, (who) => setDoc(documentOf(who, 'leads', newId()), aLead())],
]);

testEachCase<readonly [wrong: Changes, stored?: Changes]>(
  'LEAD-04 not even an owner changes a lead %s',
  'refused',
  {
    'in the name of another': [{ by: 'eve@example.org' }],
    'to an unknown state': [{ state: 'lost' }],
    'with 2,001 characters of notes': [{ notes: 'n'.repeat(2001) }],
    'with notes that are not text': [{ notes: 7 }],
    'to say that its mail was sent': [{ mail: 'sent' }],
    'so that its mail is sent twice': [{ mail: 'waiting' }, { mail: 'sent' }],
    'so that it is handed over twice': [{ handover: 'waiting' }, { handover: 'done' }],
    'so that it is handed over although that is off': [{ handover: 'waiting' }, { handover: 'off' }],
    'so that it is stored for longer': [{ expireAt: new Date('2099-01-01') }],
    'by rewriting the message': [{ message: 'Another' }],
    'to have it erased in the name of another': [{ eraseBy: 'eve@example.org' }],
  },
  ([wrong, stored]) => change(OWNER, wrong, stored),
);
