/**
 * The Firestore emulator in a separate process, for tests that kill it. Forked with the database file and
 * optionally the Functions emulator as arguments; sends its port.
 */
import { createFirestoreEmulator } from '../firestore/server.ts';
import { allowAll } from './policies.ts';

const [, , databaseFile = 'firestore.sqlite', functions] = process.argv;
const server = createFirestoreEmulator({
  databaseFile,
  authorize: allowAll,
  indexes: ['batch'],
  ...(functions && { functions }),
});
process.send?.({ port: await server.listen(0) });
process.on('disconnect', () => process.exit());
