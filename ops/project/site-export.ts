import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { Project } from './connect.ts';
import { jsonOfValue, valueOfJson } from './site-export-values.ts';

/** The folders of Storage that staff and operators fill. Functions recreate the content of all other folders. */
const FOLDERS = ['posts/', 'pictures/', 'resources/', 'thumbnails/', 'docs_pdf/'];

/** The collections of an export. Posts come last, because their number is returned. */
const COLLECTIONS = ['addresses', 'audit', 'revisions', 'leads', 'sums', 'pictures', 'posts'] as const;

/** The file that lists the exported files. It also has the URL from which they were served. */
const INDEX = 'export.json';

/** The headers that Storage sends with a file. */
const HEADERS = ['cacheControl', 'contentDisposition', 'contentLanguage', 'contentType'] as const;

const fileSchema = z.strictObject({
  path: z.string(),
  headers: z.partialRecord(z.enum(HEADERS), z.string()),
  /** The custom metadata. The tokens of public URLs are among it, so that the URLs stay valid. */
  custom: z.record(z.string(), z.string()),
});

const indexSchema = z.strictObject({
  storageUrl: z.string(),
  bucket: z.string(),
  files: z.array(fileSchema),
});

/** Whether a folder is an export of this site. */
export function isSiteExport(folder: string): boolean {
  return existsSync(join(folder, INDEX));
}

/**
 * Writes every document of COLLECTIONS, whatever it contains, and every file of FOLDERS into a folder: `posts/{id}.json` …,
 * `files/…`, and `export.json`, which names the files from the oldest to the newest. Returns how many posts and files there are.
 */
export async function writeSiteExport({ database, bucket, storageUrl }: Project, folder: string) {
  let posts = 0;
  for (const collection of COLLECTIONS) {
    await mkdir(join(folder, collection), { recursive: true });
    const { docs } = await database.collection(collection).get();
    posts = docs.length; // in the end that of the last collection, posts
    for (const document of docs) {
      const text = JSON.stringify(jsonOfValue(document.data()), null, 2);
      await writeFile(join(folder, collection, `${encodeURIComponent(document.id)}.json`), `${text}\n`);
    }
  }
  const listed = await Promise.all(FOLDERS.map((prefix) => bucket.getFiles({ prefix })));
  const files = listed
    .flatMap(([found]) => found)
    .sort((one, other) => String(one.metadata.updated).localeCompare(String(other.metadata.updated)));
  for (const file of files) {
    const [bytes] = await file.download();
    await mkdir(dirname(fileIn(folder, file.name)), { recursive: true });
    await writeFile(fileIn(folder, file.name), bytes);
  }
  const index = {
    storageUrl,
    bucket: bucket.name,
    files: files.map(({ name, metadata }) => ({
      path: name,
      headers: Object.fromEntries(
        HEADERS.flatMap((header) => (metadata[header] ? [[header, metadata[header]]] : [])),
      ),
      custom: metadata.metadata ?? {},
    })),
  };
  await writeFile(join(folder, INDEX), `${JSON.stringify(index, null, 2)}\n`);
  return { posts, files: files.length };
}

/**
 * Restores an export, overwriting documents and files of the same name. In another project, the URLs of pictures are changed to
 * that project's. Returns how many posts and files there are.
 *
 * @throws Error that names what is wrong with the folder
 */
export async function restoreSiteExport({ database, bucket, storageUrl }: Project, folder: string) {
  const index = indexSchema.parse(JSON.parse(await readFile(join(folder, INDEX), 'utf8')));
  // One after another, from the oldest, because lists are sorted by upload time.
  for (const { path, headers, custom } of index.files) {
    await bucket.file(path).save(await readFile(fileIn(folder, path)), {
      resumable: false,
      metadata: { ...headers, metadata: custom },
    });
  }
  const [from, to] = [`${index.storageUrl}/v0/b/${index.bucket}/o/`, `${storageUrl}/v0/b/${bucket.name}/o/`];
  let posts = 0;
  for (const collection of COLLECTIONS) {
    // Exports of earlier versions have posts only.
    const names = await readdir(join(folder, collection)).catch(() => []);
    const documents = names.filter((name) => name.endsWith('.json'));
    posts = documents.length; // in the end that of the last collection, posts
    for (const file of documents) {
      const text = await readFile(join(folder, collection, file), 'utf8');
      const fields = valueOfJson(JSON.parse(text.replaceAll(from, to))) as Record<string, unknown>;
      await database.doc(`${collection}/${decodeURIComponent(file.slice(0, -'.json'.length))}`).set(fields);
    }
  }
  return { posts, files: index.files.length };
}

/** The path of a Storage file in an export. Its segments are encoded, `..` too, so that none can leave the folder. */
function fileIn(folder: string, path: string): string {
  const segments = path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(/^\.+$/, (dots) => dots.replaceAll('.', '%2E')));
  return join(folder, 'files', ...segments);
}
