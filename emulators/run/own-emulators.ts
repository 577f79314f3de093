import { createBookingPage } from '../booking/server.ts';
import { createCaptchaProvider } from '../captcha/server.ts';
import { createFirestoreEmulator } from '../firestore/server.ts';
import type { LocalServer } from '../http.ts';
import { PORTS } from '../ports.ts';
import { createRemoteConfigEmulator } from '../remote-config/server.ts';
import { remoteConfigTemplate } from '../seed/remote-config.ts';
import { createStorageEmulator } from '../storage/server.ts';
import { createTagManager } from '../tag-manager/server.ts';
import type { DataFolder } from './data-folder.ts';
import { documentPolicy, objectPolicy } from './policies.ts';

/** Starts the project's own stand-ins for Firebase's services. Gives the way to end them. */
export async function startOwnEmulators(folder: DataFolder): Promise<() => Promise<void>> {
  const servers: [LocalServer, number][] = [
    [
      createFirestoreEmulator({ databaseFile: folder.firestoreFile, authorize: documentPolicy }),
      PORTS.firestore.port,
    ],
    [
      createStorageEmulator({ databaseFile: folder.storageFile, authorize: objectPolicy }),
      PORTS.storage.port,
    ],
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
