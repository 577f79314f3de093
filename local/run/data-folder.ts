import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder where the local run stores everything. */
export interface DataFolder {
  readonly path: string;
  readonly firestoreFile: string;
  readonly storageFile: string;
  readonly mailFolder: string;
  readonly credentialsFile: string;
  /** Written once the seed is complete. */
  readonly seedMarkerFile: string;
  readonly logFolder: string;
}

/** The folder named by `LOCAL_DATA`, else `.local` in the project. It is created if missing. */
export function openDataFolder(): DataFolder {
  const path = resolve(process.env.LOCAL_DATA ?? join(import.meta.dirname, '../../.local'));
  const folder: DataFolder = {
    path,
    firestoreFile: join(path, 'data', 'firestore.sqlite'),
    storageFile: join(path, 'data', 'storage.sqlite'),
    mailFolder: join(path, 'data', 'mail'),
    credentialsFile: join(path, 'data', 'demo-credentials.json'),
    seedMarkerFile: join(path, 'data', 'seeded'),
    logFolder: join(path, 'logs'),
  };
  for (const subfolder of [folder.mailFolder, folder.logFolder]) mkdirSync(subfolder, { recursive: true });
  return folder;
}

/** Deletes the stored data, so that the next seed starts from nothing. */
export function resetDataFolder({ path }: DataFolder): void {
  rmSync(join(path, 'data'), { recursive: true, force: true });
  openDataFolder();
}
