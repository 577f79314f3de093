import { parseArgs } from 'node:util';
import { PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';
import { findTakenPort } from './run/check-ports.ts';
import { ensureDemoCredentials } from './run/credentials.ts';
import { openDataFolder, resetDataFolder } from './run/data-folder.ts';
import { runSession } from './run/session.ts';

/** `npm start` and `npm run dev`: the whole product on this machine. */
const { values: options } = parseArgs({
  options: {
    /** Deletes the stored data and seeds again. */
    reset: { type: 'boolean', default: false },
    /** Serves the site with Vite and hot reload instead of the built files. */
    dev: { type: 'boolean', default: false },
  },
});
const taken = await findTakenPort(Object.values(PORTS));
if (taken) {
  console.error(
    `Port ${taken.port} is in use. It is needed by ${taken.wantedBy}. To use others: PORT_OFFSET=3 npm start (or 6, 9, up to 27)`,
  );
  process.exit(1);
}
const folder = openDataFolder();
if (options.reset) resetDataFolder(folder);
ensureDemoCredentials(folder.credentialsFile, PROJECT_ID);

process.exitCode = await runSession(folder, options.dev);
// Firebase's SDKs, used by the seed, hold connections open that would keep the process alive.
process.exit();
