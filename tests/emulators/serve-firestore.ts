/**
 * The Firestore emulator in a process of its own, for tests that kill or measure it. Forked with the database
 * file as its argument; sends its port, and its memory when it is sent anything.
 */
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts';
import { allowAll } from './policies.ts';

const [, , databaseFile = 'firestore.sqlite'] = process.argv;
const server = createFirestoreEmulator({ databaseFile, authorize: allowAll });
process.send?.({ port: await server.listen(0) });
process.on('message', () => {
  // maxRSS is in kilobytes.
  process.send?.({ rss: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024 });
});
process.on('disconnect', () => process.exit());
