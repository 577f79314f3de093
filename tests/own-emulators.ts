import { connectAdmin } from 'local-firebase/tests/admin-firestore.ts';
import { serveOpenEmulators } from 'local-firebase/tests/serve-emulators.ts';
import { afterAll, vi } from 'vitest';

/** A Firestore and a Storage, empty at first, for the tests of one file. The variables point the code under test to the Storage. */
const { hosts, end } = await serveOpenEmulators();
vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${hosts.storage}`);
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'site.test' }));
afterAll(end);

export const firestoreHost = hosts.firestore;
export const database = connectAdmin(firestoreHost);
