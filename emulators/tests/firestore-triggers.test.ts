import { join } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { createFirestoreEmulator } from '../firestore/server.ts';
import { storedDocument } from '../firestore/store/document.ts';
import { Store } from '../firestore/store/store.ts';
import { readTriggers } from '../firestore/triggers/trigger.ts';
import { Triggers } from '../firestore/triggers/triggers.ts';
import { connectAdmin } from './admin-firestore.ts';
import { FakeFunctions, type ListedFunction, onWritten } from './fake-functions.ts';
import { allowAll } from './policies.ts';
import { serveEmulators } from './serve-emulators.ts';
import { countStoredEvents } from './stored-events.ts';

// How the official Functions emulator handles an event is tested in tests/functions/posts-live.test.ts.

type Setup = Awaited<ReturnType<typeof startFirestore>>;

/** A Firestore emulator with its own database, and functions with Firestore triggers. */
async function startFirestore(functions: readonly ListedFunction[], { areFunctionsAvailable = true } = {}) {
  const fake = new FakeFunctions(functions);
  const origin = await fake.start();
  if (!areFunctionsAvailable) await fake.stop();
  const { hosts, folder, end } = await serveEmulators((files) => ({
    firestore: createFirestoreEmulator({
      databaseFile: join(files, 'firestore.sqlite'),
      authorize: allowAll,
      functions: origin,
    }),
  }));
  onTestFinished(async () => {
    await end();
    await fake.stop();
  });
  return {
    functions: fake,
    firestore: connectAdmin(hosts.firestore),
    /** `name document` of each call, in order. */
    called: () => fake.calls.map(({ name, event }) => `${name} ${event.document}`),
    /** The number of undelivered events. */
    storedCount: () => countStoredEvents(join(folder, 'firestore.sqlite')),
  };
}

/** Waits for the call `last`, and returns all calls. These are made in the order of the writes, so none is pending then. */
async function callsUpTo(setup: Setup, last: string): Promise<string[]> {
  await expect.poll(setup.called).toContain(last);
  return setup.called();
}

test('each document that a commit changes triggers functions once, and an unchanged one does not', async () => {
  const setup = await startFirestore([onWritten('posts/{id}', 'onPost')]);
  const { firestore } = setup;
  const post = (id: string) => firestore.doc(`posts/${id}`);
  await firestore.batch().set(post('a'), { n: 1 }).update(post('a'), { n: 2 }).set(post('b'), {}).commit();
  await firestore.batch().set(post('x'), {}).delete(post('x')).delete(post('b')).commit();
  await firestore.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(post('a'))).data() ?? {};
    transaction.set(post('c'), { n, m: { p: 1, q: 1 } }).delete(post('a'));
  });
  await post('c').update({ n: FieldValue.increment(1) });
  // These change nothing or fail.
  await post('c').set({ m: { q: 1, p: 1 }, n: 3 });
  await post('c').set({ m: { q: 1 } }, { merge: true });
  await post('c').update({ 'm.p': FieldValue.increment(0) });
  await post('none').delete();
  await expect(firestore.batch().set(post('c'), {}).create(post('c'), {}).commit()).rejects.toThrow();
  await post('last').set({});
  const calls = await callsUpTo(setup, 'onPost posts/last');
  expect(calls.map((call) => call.slice('onPost posts/'.length)).join()).toBe('a,b,b,c,a,c,last');
  expect(setup.functions.calls[0]?.event.data).toMatchObject({
    oldValue: {},
    value: { fields: { n: { integerValue: '2' } } },
  });
});

test('a variable in the path of a trigger stands for one id', async () => {
  const setup = await startFirestore([
    onWritten('posts/{id}', 'post'),
    onWritten('posts/{post}/comments/{comment}', 'comment'),
  ]);
  for (const path of ['other/a', 'posts/a', 'posts/a/comments/b']) await setup.firestore.doc(path).set({});
  const last = 'comment posts/a/comments/b';
  expect(await callsUpTo(setup, last)).toEqual(['post posts/a', last]);
  await expect.poll(setup.storedCount).toBe(0);
});

test.each([
  ['another event type', { eventType: 'google.cloud.firestore.document.v1.created' }],
  ['an exact path', { eventFilters: { document: 'posts/a' }, eventFilterPathPatterns: {} }],
  ['a path with a pattern', { eventFilterPathPatterns: { document: 'posts/{id=a-*}' } }],
  ['another database', { eventFilters: { database: 'second' } }],
])('a trigger of %s is not supported', (_, differing) => {
  const { eventTrigger, ...listed } = onWritten('posts/{id}', 'onPost');
  const functions = [{ ...listed, eventTrigger: { ...eventTrigger, ...differing } }];
  expect(() => readTriggers(functions)).toThrow(
    'Not supported by the local emulator: the trigger of europe-west1-onPost',
  );
});

test('changes while the Functions emulator is unavailable are delivered once it responds', async () => {
  const setup = await startFirestore([onWritten('posts/{id}', 'onPost')], { areFunctionsAvailable: false });
  await setup.firestore.doc('posts/a').set({});
  await setup.firestore.doc('posts/b').set({});
  expect(setup.storedCount()).toBe(2);
  await setup.functions.start();
  expect(await callsUpTo(setup, 'onPost posts/b')).toEqual(['onPost posts/a', 'onPost posts/b']);
  await expect.poll(setup.storedCount).toBe(0);
  await setup.functions.stop();
  await setup.firestore.doc('posts/c').set({});
  await setup.functions.start();
  expect(await callsUpTo(setup, 'onPost posts/c')).toHaveLength(3);
});

test('a function that fails is called again until it succeeds', async () => {
  const setup = await startFirestore([onWritten('posts/{id}', 'onPost')]);
  setup.functions.failures = 2;
  await setup.firestore.doc('posts/a').set({});
  await expect.poll(setup.storedCount).toBe(0);
  expect(setup.called()).toEqual(Array(3).fill('onPost posts/a'));
});

test('no event is dropped while the functions are being loaded', async () => {
  const functions = [onWritten('pages/{id}', 'onPage'), onWritten('posts/{id}', 'onPost')];
  const setup = await startFirestore(functions);
  const partialLists = [[], [], functions.slice(0, 1)];
  setup.functions.list = () => partialLists.shift() ?? functions;
  await setup.firestore.doc('posts/a').set({});
  expect(await callsUpTo(setup, 'onPost posts/a')).toEqual(['onPost posts/a']);
  expect(partialLists).toEqual([]);
});

test('after a reload the functions are called by their new key, the new ones as well', async () => {
  const setup = await startFirestore([onWritten('posts/{id}', 'old')]);
  await setup.firestore.doc('posts/a').set({});
  await callsUpTo(setup, 'old posts/a');
  const functions = [...setup.functions.list(), onWritten('posts/{id}', 'new')];
  setup.functions.list = () => functions;
  setup.functions.generation = 1;
  await expect
    .poll(async () => {
      await setup.firestore.doc('posts/b').set({ n: FieldValue.increment(1) }, { merge: true });
      return setup.called();
    })
    .toEqual(expect.arrayContaining(['old posts/b', 'new posts/b']));
});

test('an event is dropped after a day', async () => {
  const store = new Store(':memory:');
  const triggers = new Triggers(store.database, 'http://127.0.0.1:1');
  onTestFinished(async () => {
    await triggers.close();
    store.close();
  });
  const now = store.tick();
  const dayAgo = now - 24 * 60 * 60 * 1_000_000; // in microseconds
  const names = ['old', 'new'].map((id) => `projects/demo/databases/(default)/documents/posts/${id}`);
  for (const name of names) {
    const time = name.endsWith('old') ? dayAgo : now;
    triggers.storeEvent(undefined, storedDocument({ name, created: time, updated: time, text: '{}' }), time);
  }
  triggers.start();
  const stored = store.database.prepare('SELECT name FROM events');
  await expect.poll(() => stored.all().map(({ name }) => name)).toEqual([names[1]]);
});
