/**
 * The Firestore emulator in a separate process, for tests that kill or measure it. Forked with the database file and
 * optionally the Functions emulator as arguments; sends its port, and its memory usage in response to any message.
 */
import { createFirestoreEmulator } from '../firestore/server.ts';
import { allowAll } from './policies.ts';

const [, , databaseFile = 'firestore.sqlite', functions] = process.argv;
const server = createFirestoreEmulator({
  databaseFile,
  authorize: allowAll,
  indexes: [
    { field: 'batch', type: 'stringValue' },
    { field: 'slug', type: 'stringValue' },
    { field: 'date', type: 'timestampValue' },
  ],
  ...(functions && { functions }),
});
process.send?.({ port: await server.listen(0) });
process.on('message', () => {
  // maxRSS is in kilobytes.
  process.send?.({ rss: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024 });
});
process.on('disconnect', () => process.exit());
