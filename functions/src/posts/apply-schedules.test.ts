import { Timestamp } from 'firebase-admin/firestore';
import { connectAdmin } from 'local-firebase/tests/admin-firestore.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { database, firestoreHost } from '../../../tests/own-emulators.ts';
import { applySchedules } from './apply-schedules.ts';

const { logError } = vi.hoisted(() => ({ logError: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ info() {}, error: logError }));
vi.mock('../firestore.ts', () => ({ firestore: () => database }));

const MINUTE_MS = 60_000;
const CREATED = Timestamp.fromDate(new Date('2026-11-01T08:00:00Z'));

beforeEach(async () => {
  logError.mockReset();
  for (const name of ['posts', 'audit', 'lastEntries']) {
    for (const { ref } of (await database.collection(name).get()).docs) await ref.delete();
  }
  return () => vi.restoreAllMocks();
});

const run = () => applySchedules.run({} as Parameters<typeof applySchedules.run>[0]);
const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE_MS);

async function store(id: string, fields: object): Promise<void> {
  await database.doc(`posts/${id}`).set({ slug: id, title: id, published: false, date: CREATED, ...fields });
}

async function stored(id: string) {
  const { slug, title, ...fields } = (await database.doc(`posts/${id}`).get()).data() ?? {};
  return fields;
}

/** Returns the entries of the audit trail about a post. */
async function auditEntries(id: string) {
  const { docs } = await database.collection('audit').where('which', '==', id).get();
  return docs.map((entry) => ({ who: entry.get('who'), what: entry.get('what') }));
}

test('STAFF-01 a run publishes and unpublishes what is due, and nothing else, and writes it into the audit trail', async () => {
  const [past, future] = [inMinutes(-2), inMinutes(2)];
  await store('due', { publishAt: past, unpublishAt: future });
  await store('dated-later', { publishAt: past, datedLater: true });
  await store('waiting', { publishAt: future });
  await store('ended', { published: true, unpublishAt: past });
  await store('malformed', { publishAt: 'yesterday' });
  await run();
  expect(await stored('due')).toEqual({ published: true, date: CREATED, unpublishAt: future });
  expect(await stored('dated-later')).toEqual({ published: true, date: past });
  expect(await stored('waiting')).toEqual({ published: false, date: CREATED, publishAt: future });
  expect(await stored('ended')).toEqual({ published: false, date: CREATED });
  expect(await stored('malformed')).toMatchObject({ published: false });
  expect(await auditEntries('due')).toEqual([{ who: 'schedule', what: 'published' }]);
  expect(await auditEntries('ended')).toEqual([{ who: 'schedule', what: 'unpublished' }]);
  const last = (await database.doc('lastEntries/due').get()).get('entry');
  expect((await database.doc(`audit/${last}`).get()).get('which')).toBe('due');
  expect(logError).not.toHaveBeenCalled();
});

test('STAFF-01 runs that overlap, and one after them, publish a post once', async () => {
  for (const number of [1, 2, 3]) await store(`due-${number}`, { publishAt: inMinutes(-number) });
  await Promise.all([run(), run()]);
  await run();
  for (const number of [1, 2, 3]) {
    expect(await stored(`due-${number}`)).toEqual({ published: true, date: CREATED });
    expect(await auditEntries(`due-${number}`)).toHaveLength(1);
  }
});

test('STAFF-01 a run that is killed between reading and writing leaves a post to the next run', async () => {
  await store('due', { publishAt: inMinutes(-1) });
  const dying = connectAdmin(firestoreHost);
  const read = Promise.withResolvers<void>();
  // A transaction that reads the post and never ends.
  void dying.runTransaction(async (transaction) => {
    await transaction.get(dying.doc('posts/due'));
    read.resolve();
    await new Promise(() => {});
  });
  await read.promise;
  expect(await stored('due')).toMatchObject({ published: false });
  await run();
  expect(await stored('due')).toEqual({ published: true, date: CREATED });
  expect(await auditEntries('due')).toHaveLength(1);
});

test.each([
  ['was deleted', undefined],
  ['is scheduled for later', { publishAt: inMinutes(9) }],
  ['is a draft again', {}],
])('STAFF-01 a post that %s after it was found due is not published', async (_, fields) => {
  await store('due', { publishAt: inMinutes(-1) });
  const transact = database.runTransaction.bind(database);
  vi.spyOn(database, 'runTransaction').mockImplementation(async (...args) => {
    await (fields ? store('due', fields) : database.doc('posts/due').delete());
    return transact(...args);
  });
  await run();
  expect(await stored('due')).toEqual(fields ? { published: false, date: CREATED, ...fields } : {});
  expect(await auditEntries('due')).toEqual([]);
});

test('STAFF-01 DAY-07 a post that cannot be written is logged and holds up no other; a run without Firestore fails', async () => {
  await store('first', { publishAt: inMinutes(-9) });
  await store('second', { publishAt: inMinutes(-1) });
  vi.spyOn(database, 'runTransaction').mockRejectedValueOnce(new Error('unavailable'));
  await run();
  expect(await stored('second')).toMatchObject({ published: true });
  expect(logError.mock.calls).toEqual([
    [
      'A post could not be published or unpublished at its time',
      { id: 'first', reason: 'Error: unavailable' },
    ],
  ]);
  await run();
  expect(await stored('first')).toMatchObject({ published: true });
  vi.spyOn(database, 'collection').mockImplementation(() => {
    throw new Error('unavailable');
  });
  await expect(run()).rejects.toThrow('unavailable');
  expect(logError).toHaveBeenLastCalledWith(
    'The schedules of the posts could not be read',
    expect.any(Error),
  );
});
