import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { CATALOGUE } from '#domain/leads/catalogue.ts';
import { readLead } from '#domain/leads/lead.ts';
import { contactContent } from '../../../tests/factories/contact-content.ts';
import { database } from '../../../tests/own-emulators.ts';
import { claimMail, endMail, leadReference, releaseMail, storeAgain, storeMail } from './outbox.ts';
import { sweep } from './sweep.ts';

const { enqueueMail, logError } = vi.hoisted(() => ({ enqueueMail: vi.fn(), logError: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ info() {}, error: logError }));
vi.mock('./queue.ts', () => ({ enqueueMail }));
vi.mock('../firestore.ts', () => ({ firestore: () => database }));

const CONTENT = contactContent({ name: 'Jo', email: 'jo@a.example', subject: 'S', message: 'M' });
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
beforeEach(() => {
  enqueueMail.mockReset();
  logError.mockReset();
});

async function storedMail(id: string) {
  return (await database.doc(`outbox/${id}`).get()).data();
}

/** Stores a mail that is due for the sweep, by default one without an attempt. */
async function storeDueMail(fields: object = {}): Promise<string> {
  const id = await storeMail(CONTENT);
  await database.doc(`outbox/${id}`).update({ dueAt: minutesAgo(1), ...fields });
  return id;
}

function minutesAgo(minutes: number): Timestamp {
  return Timestamp.fromMillis(Date.now() - minutes * MINUTE_MS);
}

/** Runs the sweep; returns the ids of the mails that it has queued. */
async function sweepOnce(): Promise<string[]> {
  enqueueMail.mockReset();
  await sweep.run({} as Parameters<typeof sweep.run>[0]);
  return enqueueMail.mock.calls.map(([id]) => id);
}

test('CONT-13 the outbox stores the content of a mail, its person and how its delivery went, until 30 days after sending', async () => {
  const id = await storeMail(CONTENT);
  expect(await claimMail(id, Date.now())).toMatchObject({ id, content: CONTENT });
  await endMail(id, 'SENT');
  const { createdAt, endedAt, expireAt, ...rest } = (await storedMail(id)) ?? {};
  expect(rest).toEqual({ content: CONTENT, person: 'jo@a.example', state: 'SENT', attempts: 1 });
  expect(expireAt.toMillis() - endedAt.toMillis()).toBe(30 * DAY_MS);
});

test('LEAD-04 LEAD-05 CONT-13 a message is stored as a lead, whose fields are all in the catalogue, with the consent text of its form and the state of its mail, which can be stored again', async () => {
  vi.setSystemTime('2026-11-02T09:00:00Z');
  const attribution = { site: 'Google' } as const;
  const id = await storeMail({ ...CONTENT, email: 'Jo@a.example', attribution });
  const lead = async (leadId: string) => readLead(leadId, (await leadReference(leadId).get()).data());
  for (const collection of ['leads', 'outbox'] as const) {
    const fields = Object.keys((await database.doc(`${collection}/${id}`).get()).data() ?? {});
    expect(fields.length).toBeGreaterThan(6); // Both documents exist.
    expect(Object.keys(CATALOGUE[collection])).toEqual(expect.arrayContaining(fields));
  }
  expect(await lead(id)).toMatchObject({
    ...{ ...CONTENT, email: 'Jo@a.example', person: 'jo@a.example', attribution },
    ...{ state: 'new', mail: 'waiting', handover: 'off', at: new Date() },
    consent: { text: expect.stringContaining('to reply to your message'), version: expect.any(String) },
    expireAt: new Date(Date.now() + 180 * DAY_MS),
  });
  await endMail(id, 'FAILED', 'EENVELOPE 550');
  expect(await lead(id)).toMatchObject({ mail: 'failed', mailReason: 'EENVELOPE 550' });
  expect(await claimMail(id, Date.now() + DAY_MS)).toBeUndefined();
  await database.doc(`leads/${id}`).update({ mail: 'waiting' });
  expect(await storeAgain(id)).toBe('contact');
  expect(await storeAgain(id)).toBeUndefined();
  expect(await claimMail(id, Date.now())).toMatchObject({ content: { subject: 'S', attribution } });
  await endMail(id, 'SENT');
  expect(await lead(id)).toMatchObject({ mail: 'sent' });
  expect(await storeAgain(id)).toBeUndefined();
  const link = await storeMail({ kind: 'download-link', email: 'jo@a.example', fileName: 'a.pdf' });
  expect(await lead(link)).toMatchObject({ fileName: 'a.pdf', expireAt: new Date(Date.now() + 30 * DAY_MS) });
  await endMail(link, 'SENT');
  vi.useRealTimers();
});

test('CONT-13 one of several concurrent attempts claims a mail, and none does once it has been sent', async () => {
  const id = await storeMail(CONTENT);
  const claims = await Promise.all([1, 2, 3].map(() => claimMail(id, Date.now())));
  expect(claims.filter(Boolean)).toHaveLength(1);
  await endMail(id, 'SENT');
  expect(await claimMail(id, Date.now() + DAY_MS)).toBeUndefined();
});

test('CONT-13 a mail can be claimed again after an attempt that failed, or 90 seconds after the start of one that was killed', async () => {
  const id = await storeMail(CONTENT);
  const now = Date.now();
  await claimMail(id, now);
  expect(await claimMail(id, now + 89_999)).toBeUndefined();
  expect(await claimMail(id, now + 90_000)).toMatchObject({ id });
  await releaseMail(id, 'ETIMEDOUT', now);
  expect(await storedMail(id)).toMatchObject({ state: 'PENDING', reason: 'ETIMEDOUT', attempts: 2 });
  expect(await claimMail(id, now)).toMatchObject({ id });
});

test('CONT-13 a mail whose task was lost is queued by one sweep only; after a killed attempt every sweep queues it', async () => {
  const [lost, killed] = [await storeDueMail(), await storeDueMail({ state: 'PROCESSING', attempts: 1 })];
  const waiting = await storeMail(CONTENT);
  expect((await sweepOnce()).toSorted()).toEqual([lost, killed].toSorted());
  expect(await sweepOnce()).toEqual([killed]);
  for (const id of [lost, killed, waiting]) await endMail(id, 'SENT');
});

test('SAFE-08 DAY-07 an error is logged for a mail that nothing has tried to send, and for one that could not be sent for an hour', async () => {
  const [unattempted, late] = [
    await storeDueMail({ createdAt: minutesAgo(12) }),
    await storeDueMail({ createdAt: minutesAgo(61), attempts: 1 }),
  ];
  await storeDueMail({ createdAt: minutesAgo(12), attempts: 1 });
  await storeDueMail({ createdAt: minutesAgo(6) });
  await sweepOnce();
  expect(logError.mock.calls).toHaveLength(2);
  expect(logError.mock.calls).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('nothing has tried to send it'), { id: unattempted }],
      [expect.stringContaining('has waited for more than an hour'), { id: late }],
    ]),
  );
});

test('CONT-13 LEAD-04 the sweep deletes expired mails, leads, limits and sums', async () => {
  const documents = ['outbox', 'leads', 'limits', 'sums'].map((name) => database.doc(`${name}/expired`));
  for (const document of documents) await document.set({ expireAt: minutesAgo(0) });
  await sweepOnce();
  expect((await database.getAll(...documents)).filter(({ exists }) => exists)).toEqual([]);
});
