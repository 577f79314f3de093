/**
 * The program of an emulator in a separate process, for tests that kill it. Arguments: its name and its database file. It sends its
 * port to the parent. No Functions emulator runs at the URL below, so the events of writes are never delivered and remain stored.
 */
import { createFirestoreEmulator } from '../firestore/server.ts';
import { createStorageEmulator } from '../storage/server.ts';
import { allowAll } from './policies.ts';

const [, , name, databaseFile = 'emulator.sqlite'] = process.argv;
const options = { databaseFile, authorize: allowAll };
// faults/emulators-killed.test.ts orders its documents by `batch`.
const server =
  name === 'storage'
    ? createStorageEmulator(options)
    : createFirestoreEmulator({ ...options, indexes: ['batch'], functions: 'http://127.0.0.1:1' });
process.send?.({ port: await server.listen(0) });
process.on('disconnect', () => process.exit());
