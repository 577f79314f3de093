import { readdirSync, readFileSync } from 'node:fs';
import type { Storage } from './store-picture.ts';

const DOCUMENTS = new URL('./documents/', import.meta.url);

/** The folders in Storage that contain documents, each a subfolder of `documents/` here. */
const FOLDERS = ['docs_pdf', 'resources'] as const;

/** A PDF of the seed and its destination in Storage. */
interface SeedDocument {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The PDFs of the seed, sorted by the creation date in each of them, oldest first. */
export function readSeedDocuments(): SeedDocument[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, DOCUMENTS))
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => ({
        path: `${folder}/${name}`,
        bytes: readFileSync(new URL(`${folder}/${encodeURIComponent(name)}`, DOCUMENTS)),
      })),
  ).toSorted((one, other) => dateOf(one.bytes).localeCompare(dateOf(other.bytes)));
}

/** Stores the documents one by one, so that the newest is stored last: /resources sorts by the time of upload. */
export async function seedDocuments(
  documents: readonly SeedDocument[],
  bucket: Storage['bucket'],
): Promise<void> {
  for (const { path, bytes } of documents) {
    await bucket.file(path).save(bytes, { resumable: false, contentType: 'application/pdf' });
  }
}

/** The creation date in a PDF (ISO 32000, 7.9.4: D:YYYYMMDD…). */
function dateOf(bytes: Buffer): string {
  return /CreationDate ?\(D:(\d{8})/.exec(bytes.toString('latin1'))?.[1] ?? '';
}
