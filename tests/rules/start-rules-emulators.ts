import { join } from 'node:path';
import { createFirestoreEmulator } from 'local-firebase/firestore/server.ts';
import { documentPolicy } from 'local-firebase/rules/firestore-policy.ts';
import { readRules } from 'local-firebase/rules/ruleset.ts';
import { objectPolicy } from 'local-firebase/rules/storage-policy.ts';
import { createStorageEmulator } from 'local-firebase/storage/server.ts';
import { serveEmulators } from 'local-firebase/tests/serve-emulators.ts';
import type { TestProject } from 'vitest/node';
import { PROJECT_ID } from '../../local/project.ts';
import { storeStaff } from './guarded-services.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The hosts of the services with the deployed rules, such as `127.0.0.1:8080`. */
    guarded: {
      readonly firestore: string;
      /** Undefined where Google's emulator judges Firestore's rules (start-google-firestore.ts). */
      readonly storage?: string;
      /** Whether they are the project's own emulators. Google's accepts expired tokens, and those of any project. */
      readonly isOwn: boolean;
    };
  }
}

/** Vitest's global set-up: the project's own Firestore and Storage with the deployed rules. */
export default async function startRulesEmulators(project: TestProject): Promise<() => Promise<void>> {
  const { hosts, end } = await serveEmulators((folder) => {
    const firestore = createFirestoreEmulator({
      databaseFile: join(folder, 'firestore.sqlite'),
      authorize: documentPolicy(readRules('firestore.rules'), PROJECT_ID),
    });
    const storage = createStorageEmulator({
      databaseFile: join(folder, 'storage.sqlite'),
      authorize: objectPolicy(readRules('storage.rules'), PROJECT_ID, firestore.find),
    });
    return { firestore, storage };
  });
  await storeStaff(hosts.firestore);
  project.provide('guarded', { ...hosts, isOwn: true });
  return end;
}
