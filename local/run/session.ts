import { readFileSync } from 'node:fs';
import { paths } from '#paths.ts';
import { demoStaff } from '../demo-staff.ts';
import { localUrl, PORTS } from '../ports.ts';
import type { DataFolder } from './data-folder.ts';
import type { LocalProcess } from './local-process.ts';
import { functionsUrl, startMinuteJobs } from './minute-jobs.ts';
import { startOwnEmulators } from './own-emulators.ts';
import { emulatorEnvironment, FIREBASE_READY, startFirebase, startMailDev } from './programs.ts';
import { serveSite } from './site.ts';
import { untilResponds } from './until-responds.ts';

/** Why a session ends: on request, or because a program ended by itself. */
type Ending = { readonly kind: 'stopped' } | { readonly kind: 'died'; readonly program: LocalProcess };

/**
 * Starts everything and prints the URLs. When the session is stopped, or a program ends by itself, ends everything that was
 * started, and returns the exit code. With `isDev` Vite serves the site.
 */
export async function runSession(folder: DataFolder, isDev: boolean): Promise<number> {
  const stopped = whenStopped();
  const cleanups: (() => Promise<void>)[] = [];
  const programs: LocalProcess[] = [];
  const abort = new AbortController();
  try {
    const starting = startAll({ folder, isDev, cleanups, programs, signal: abort.signal });
    starting.catch(() => {}); // the race below handles an error, unless it comes after the end
    const earlyEnding = await Promise.race([stopped, starting]);
    if (earlyEnding) return reportEnding(earlyEnding);
    printTable(folder, isDev);
    return reportEnding(await Promise.race([stopped, ...programs.map(whenDied)]));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    abort.abort();
    await Promise.allSettled([...programs.map(({ stop }) => stop()), ...cleanups.map((stop) => stop())]);
  }
}

interface Session {
  readonly folder: DataFolder;
  readonly isDev: boolean;
  /** Collects functions that stop what was started, besides the programs. */
  readonly cleanups: (() => Promise<void>)[];
  readonly programs: LocalProcess[];
  /** Aborted when the session ends, which may be during the start. */
  readonly signal: AbortSignal;
}

/** Resolves with undefined when everything responds, or with an ending if a program exits first. */
async function startAll({ folder, isDev, cleanups, programs, signal }: Session): Promise<Ending | undefined> {
  Object.assign(process.env, emulatorEnvironment(folder));
  programs.push(startMailDev(folder));
  cleanups.push(await startOwnEmulators(folder));
  // Firebase's emulators read the site's headers, which the build writes, only when they start.
  cleanups.push(await serveSite(isDev));
  signal.throwIfAborted();
  const firebase = startFirebase(folder, { withHosting: !isDev });
  programs.push(firebase);
  cleanups.push(startMinuteJobs());
  const { seedOnce, seedStaff } = await import('../seed/seed.ts');
  const everything = Promise.all([
    seedOnce(folder),
    firebase.hasPrinted(FIREBASE_READY).then(seedStaff),
    untilResponds(localUrl(PORTS.mailbox), signal),
    untilResponds(localUrl(PORTS.hosting), signal),
    // Responds with 200 once Firestore's trigger has put the seed's posts into the snapshot.
    untilResponds(`${functionsUrl()}/posts`, signal, (status) => status === 200),
  ]).then(() => undefined);
  return Promise.race([everything, ...programs.map(whenDied)]);
}

async function whenDied(program: LocalProcess): Promise<Ending> {
  await program.ended;
  return { kind: 'died', program };
}

function whenStopped(): Promise<Ending> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve({ kind: 'stopped' }));
    }
  });
}

/** Returns the exit code of a session. Prints why it ended, unless that was on request. */
function reportEnding(ending: Ending): number {
  if (ending.kind === 'stopped') return 0;
  const lastLines = readFileSync(ending.program.logFile, 'utf8').trimEnd().split('\n').slice(-15);
  console.error(
    `${ending.program.name} ended unexpectedly. Its last lines, from ${ending.program.logFile}:\n${lastLines.join('\n')}`,
  );
  return 1;
}

function printTable(folder: DataFolder, isDev: boolean): void {
  const { email, password } = demoStaff();
  console.log(`
  Site         ${localUrl(PORTS.hosting)}${isDev ? '   (Vite, hot reload)' : ''}
  Mailbox      ${localUrl(PORTS.mailbox)}
  Staff        ${localUrl(PORTS.hosting)}${paths.addPost}   (${email}, ${password})
  Data folder  ${folder.path}

Ready`);
}
