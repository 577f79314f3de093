import { join, resolve } from 'node:path';
import { BUILT_CONFIG } from '../../scripts/build/hosting-config.ts';
import { HOST, localUrl, PORTS } from '../ports.ts';
import { PROJECT_ID } from '../project.ts';
import type { DataFolder } from './data-folder.ts';
import { functionSettings } from './function-settings.ts';
import { type LocalProcess, startProcess } from './local-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The environment that makes Firebase's SDKs use the emulators. */
export function emulatorEnvironment(folder: DataFolder): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${PORTS.auth.port}`,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
    STORAGE_EMULATOR_HOST: localUrl(PORTS.storage),
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${PORTS.storage.port}`,
    GOOGLE_APPLICATION_CREDENTIALS: folder.credentialsFile,
    // Otherwise Google's libraries first look for a cloud metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** What Firebase's command prints when all its emulators are ready. */
export const FIREBASE_READY = 'All emulators ready';

/** The official emulators that run offline: Auth, Functions and, unless Vite serves the site, Hosting. */
export function startFirebase(folder: DataFolder, { withHosting }: { withHosting: boolean }): LocalProcess {
  const only = ['auth', 'functions', ...(withHosting ? ['hosting'] : [])].join(',');
  return startProcess({
    name: "Firebase's emulators",
    script: resolve(import.meta.dirname, 'firebase.ts'),
    args: ['emulators:start', '--config', BUILT_CONFIG, '--only', only, '--project', PROJECT_ID],
    env: { ...emulatorEnvironment(folder), ...functionSettings(process.env), FORCE_COLOR: '0', CI: 'true' },
    logFile: join(folder.logFolder, 'firebase.log'),
  });
}

/** The mail server and its mailbox. */
export function startMailDev(folder: DataFolder): LocalProcess {
  const { mailbox, smtp } = PORTS;
  return startProcess({
    name: 'MailDev',
    script: join(ROOT, 'node_modules/maildev/dist/bin/maildev.js'),
    args: [
      ...['--ip', HOST, '--smtp', String(smtp.port)],
      ...['--web-ip', HOST, '--web', String(mailbox.port)],
      ...['--mail-directory', folder.mailFolder],
      // The log would contain email addresses, and an erasure does not change logs.
      '--silent',
    ],
    logFile: join(folder.logFolder, 'maildev.log'),
  });
}
