import { expect, test, vi } from 'vitest';
import { aLead } from '../../../tests/factories/lead.ts';
import { database } from '../../../tests/own-emulators.ts';
import { storeAgain, storeMail } from '../mail/outbox.ts';
import { erasePersonData, findPersonData, isKnown } from './person-data.ts';

vi.mock('../firestore.ts', () => ({ firestore: () => database }));

test('LEAD-05 a person who requests a link is unknown until the link has been sent', async () => {
  const person = 'asks@example.org';
  const known = () => isKnown(database, person);
  expect(await known()).toBe(false);
  const id = await storeMail({ kind: 'my-data', email: person });
  await storeMail({ kind: 'my-data', email: person });
  expect(await known()).toBe(false);
  await database.doc(`outbox/${id}`).update({ state: 'SENT' });
  expect(await known()).toBe(true);
  await database.doc(`outbox/${id}`).delete();
  await database.doc('leads/requester').set({ ...aLead(), person });
  expect(await known()).toBe(true);
});

test('LEAD-05 a mail that staff send again during an erasure is erased as well', async () => {
  const person = 'again@example.org';
  await database.doc('leads/again').set({ ...aLead(), person, email: person, mail: 'waiting' });
  const found = await findPersonData(database, person);
  expect(await storeAgain('again')).toBe('contact');
  await erasePersonData(database, person, found);
  expect(await storeAgain('again')).toBeUndefined();
  expect(await isKnown(database, person)).toBe(false);
  expect((await database.doc('outbox/again').get()).exists).toBe(false);
});
