import { readFileSync } from 'node:fs';
import { findGoogleFirestore, startGoogleFirestore } from 'local-firebase/tests/google-firestore.ts';
import type { TestProject } from 'vitest/node';
import { PROJECT_ID } from '../../local/project.ts';
import { storeStaff } from './guarded-services.ts';

/** Vitest's global set-up: Google's Firestore emulator, with the deployed rules for the site's project and none for others. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const found = findGoogleFirestore();
  if (!found) throw new Error("This machine lacks Java or Google's Firestore emulator");
  const { host, setRules, end } = await startGoogleFirestore(found);
  await setRules(PROJECT_ID, readFileSync('firestore.rules', 'utf8'));
  await storeStaff(host);
  project.provide('guarded', { firestore: host, isOwn: false });
  project.provide('firestoreHost', host);
  return end;
}
