import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { createFirestoreEmulator } from 'local-firebase/firestore/server.ts';
import { json, serveLocally } from 'local-firebase/http.ts';
import { connectAdmin } from 'local-firebase/tests/admin-firestore.ts';
import { allowAll } from 'local-firebase/tests/policies.ts';
import { countStoredEvents } from 'local-firebase/tests/stored-events.ts';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/functions/mail-server.ts';
import { HOST } from '../ports.ts';
import { startProcess } from './local-process.ts';
import { FIREBASE_READY } from './programs.ts';

const NODE_MODULES = resolve(import.meta.dirname, '../../node_modules');

/** Functions that report their calls to `origin`. One of them fails once. */
function sourceOfFunctions(origin: string): string {
  return `
    const { onDocumentWritten } = require('firebase-functions/v2/firestore');
    const report = (call) => fetch('${origin}', { method: 'POST', body: JSON.stringify(call) });
    const data = (snapshot) => (snapshot.exists ? snapshot.data() : null);
    exports.written = onDocumentWritten('posts/{id}', ({ params, data: { before, after } }) =>
      report({ written: params.id, before: data(before), after: data(after) }));
    exports.failing = onDocumentWritten('posts/{id}', async ({ params, data: { after } }) => {
      if (after.exists) return;
      await report({ failing: params.id });
      const { existsSync, writeFileSync } = require('node:fs');
      if (existsSync('has-failed')) return;
      writeFileSync('has-failed', '');
      throw new Error('This function fails once');
    });
  `;
}

/** Writes a Firebase project with one file of functions. Returns the paths of its firebase.json and of the functions. */
async function writeProject(folder: string, source: string): Promise<{ config: string; functions: string }> {
  const names = ['functions', 'hub', 'logging', 'eventarc', 'tasks'];
  const ports = await Promise.all(names.map(freePort));
  const emulators = Object.fromEntries(
    names.map((name, index) => [name, { host: HOST, port: ports[index] }]),
  );
  const settings = { functions: { source: '.' }, emulators: { ...emulators, ui: { enabled: false } } };
  const config = join(folder, 'firebase.json');
  await mkdir(folder);
  await symlink(NODE_MODULES, join(folder, 'node_modules'));
  await writeFile(config, JSON.stringify(settings));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ main: 'index.js', engines: { node: '24' } }),
  );
  await writeFile(join(folder, 'index.js'), source);
  return { config, functions: `http://${HOST}:${ports[0]}` };
}

test('the official Functions emulator runs triggers for changed documents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-triggers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const calls: unknown[] = [];
  const listener = serveLocally('Listener', ({ body }) => {
    calls.push(JSON.parse(body.toString()));
    return json({});
  });
  const source = sourceOfFunctions(`http://${HOST}:${await listener.listen(0)}`);
  onTestFinished(() => listener.close());
  const { config, functions } = await writeProject(join(folder, 'project'), source);
  const databaseFile = join(folder, 'firestore.sqlite');
  const server = createFirestoreEmulator({ databaseFile, authorize: allowAll, functions });
  const host = `${HOST}:${await server.listen(0)}`;
  onTestFinished(() => server.close());

  const post = connectAdmin(host).doc('posts/first');
  // Before a Functions emulator runs.
  await post.set({ title: 'A', place: new GeoPoint(1, 2), date: Timestamp.fromMillis(1_700_000_000_000) });
  const official = startProcess({
    name: "Firebase's emulators",
    script: join(NODE_MODULES, 'firebase-tools/lib/bin/firebase.js'),
    args: ['emulators:start', '--config', config, '--only', 'functions', '--project', 'demo-triggers'],
    env: { FIRESTORE_EMULATOR_HOST: host, FORCE_COLOR: '0', CI: 'true' },
    logFile: join(folder, 'firebase.log'),
  });
  onTestFinished(() => official.stop());
  await official.hasPrinted(FIREBASE_READY);
  await post.update({ title: 'B' });
  await post.delete();
  await expect.poll(() => countStoredEvents(databaseFile)).toBe(0);

  const rest = {
    place: { _latitude: 1, _longitude: 2 },
    date: { _seconds: 1_700_000_000, _nanoseconds: 0 },
  };
  expect(calls.filter((call) => JSON.stringify(call).includes('failing'))).toHaveLength(2);
  expect(calls).toEqual(
    expect.arrayContaining([
      { written: 'first', before: null, after: { title: 'A', ...rest } },
      { written: 'first', before: { title: 'A', ...rest }, after: { title: 'B', ...rest } },
      { written: 'first', before: { title: 'B', ...rest }, after: null },
      { failing: 'first' },
    ]),
  );
});
