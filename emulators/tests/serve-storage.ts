/**
 * The Storage emulator in a separate process, for the test that kills it. Forked with the database file as its argument;
 * sends its port.
 */
import { createStorageEmulator } from '../storage/server.ts';
import { publicRead } from './policies.ts';

const [, , databaseFile = 'storage.sqlite'] = process.argv;
const server = createStorageEmulator({ databaseFile, authorize: publicRead });
process.send?.({ port: await server.listen(0) });
process.on('disconnect', () => process.exit());
