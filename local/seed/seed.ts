import { existsSync, writeFileSync } from 'node:fs';
import { getStorage } from 'firebase-admin/storage';
import { localUrl, PORTS } from '../ports.ts';
import type { DataFolder } from '../run/data-folder.ts';
import { adminApp, adminDatabase } from './admin-app.ts';
import { readSeedPosts } from './read-posts.ts';
import { readSeedDocuments, seedDocuments } from './seed-documents.ts';
import { seedPosts } from './seed-posts.ts';

/** Fills the emulators with the initial content, unless that has been done before. */
export async function seedOnce(folder: DataFolder): Promise<void> {
  if (existsSync(folder.seededMark)) return;
  const database = adminDatabase();
  const bucket = getStorage(adminApp()).bucket();
  await seedPosts(readSeedPosts(), { database, bucket, storageUrl: localUrl(PORTS.storage) });
  await seedDocuments(readSeedDocuments(), bucket);
  writeFileSync(folder.seededMark, 'The seed is complete.\n');
}
