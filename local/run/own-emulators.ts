import { createFirestoreEmulator } from 'local-firebase/firestore/server.ts';
import type { LocalServer } from 'local-firebase/http.ts';
import { createRemoteConfigEmulator } from 'local-firebase/remote-config/server.ts';
import { documentPolicy } from 'local-firebase/rules/firestore-policy.ts';
import { readRules } from 'local-firebase/rules/ruleset.ts';
import { objectPolicy } from 'local-firebase/rules/storage-policy.ts';
import { createStorageEmulator } from 'local-firebase/storage/server.ts';
import { createBookingPage } from '../booking/server.ts';
import { createCaptchaProvider } from '../captcha/server.ts';
import { localUrl, PORTS } from '../ports.ts';
import { PROJECT_ID } from '../project.ts';
import { remoteConfigTemplate } from '../seed/remote-config.ts';
import { createTagManager } from '../tag-manager/server.ts';
import type { DataFolder } from './data-folder.ts';

/** The fields that the site, its functions and its commands search and sort by. */
const INDEXES = ['date', 'at', 'slug', 'dueAt', 'expireAt', 'createdAt'];

/**
 * Starts the project's own emulators, of which Firestore and Storage enforce the deployed rules, and the stand-ins for the booking
 * page, the captcha and the tag manager. Returns a function that stops them all.
 *
 * @throws Error that names file and line of invalid rules
 */
export async function startOwnEmulators(folder: DataFolder): Promise<() => Promise<void>> {
  const firestore = createFirestoreEmulator({
    databaseFile: folder.firestoreFile,
    authorize: documentPolicy(readRules('firestore.rules'), PROJECT_ID),
    functions: localUrl(PORTS.functions),
    indexes: INDEXES,
  });
  const storage = createStorageEmulator({
    databaseFile: folder.storageFile,
    authorize: objectPolicy(readRules('storage.rules'), PROJECT_ID, firestore.find),
  });
  const servers: [LocalServer, number][] = [
    [firestore, PORTS.firestore.port],
    [storage, PORTS.storage.port],
    [createRemoteConfigEmulator({ template: remoteConfigTemplate }), PORTS.remoteConfig.port],
    [createBookingPage(), PORTS.booking.port],
    [createCaptchaProvider(), PORTS.captcha.port],
    [createTagManager(), PORTS.tagManager.port],
  ];
  await Promise.all(servers.map(([server, port]) => server.listen(port)));
  return async () => {
    await Promise.all(servers.map(([server]) => server.close()));
  };
}
