import * as logger from 'firebase-functions/logger';
import { DOCUMENT_MAX_SIZE, isPdfFileName } from '#domain/downloads/document-names.ts';
import { type Resource, toResource } from '#domain/downloads/resource.ts';
import { paths } from '#paths.ts';
import { memoise } from '../memoise.ts';
import { bucketUrl } from '../pictures/own-picture.ts';
import { isEmulated } from '../settings.ts';
import { bucket } from '../storage.ts';

/** The folder in Storage whose files are served only through download links. */
const FOLDER = 'resources/';

/**
 * Returns the PDFs in the folder, except those that are too large to be downloaded, which are logged. Cached here for 20 s,
 * because the CDN caches each query string separately. Throws when Storage cannot be reached.
 */
export function listResources(): Promise<Resource[]> {
  return cachedList('all');
}

async function list(): Promise<Resource[]> {
  const [files] = await bucket().getFiles({ prefix: FOLDER, delimiter: '/' });
  return files
    .map(({ name, metadata }) => ({
      fileName: name.slice(FOLDER.length),
      // When the bytes were uploaded: `updated` also changes when owners feature the PDF.
      updated: new Date(metadata.timeCreated ?? metadata.updated ?? 0),
      sizeInBytes: Number(metadata.size ?? 0),
      ...metadataByOwners(metadata.metadata ?? {}),
    }))
    .filter(({ fileName, sizeInBytes }) => isPdfFileName(fileName) && isSmallEnough(fileName, sizeInBytes))
    .map((file) => toResource({ ...file, url: paths.resource(file.fileName) }));
}

/** What owners have set for a PDF on /add-post: src/firebase/staff-documents.ts. */
function metadataByOwners({ thumbnail, featuredAt }: Record<string, unknown>) {
  return {
    ...(typeof thumbnail === 'string' && {
      thumbnail: `${bucketUrl()}${encodeURIComponent(`thumbnails/${thumbnail}`)}?alt=media`,
    }),
    ...(typeof featuredAt === 'string' && { featuredAt }),
  };
}

// `memoise` needs an argument to cache by.
const cachedList = memoise((_: 'all') => list(), { max: 1, ttlMs: isEmulated ? 1000 : 20_000 });

function isSmallEnough(fileName: string, sizeInBytes: number): boolean {
  if (sizeInBytes <= DOCUMENT_MAX_SIZE) return true;
  logger.error('A PDF cannot be downloaded: it has more than 32 MB', { fileName, sizeInBytes });
  return false;
}

export interface ResourceFile {
  readonly sizeInBytes: number;
  readonly etag: string;
  /** Streams the file or a range of it; `start` and `end` are inclusive. */
  read(range?: { start: number; end: number }): NodeJS.ReadableStream;
}

/** Returns the file with this name, or undefined if there is none or it is too large. Throws when Storage cannot be reached. */
export async function findResource(fileName: string): Promise<ResourceFile | undefined> {
  const file = bucket().file(FOLDER + fileName);
  try {
    const [{ size, etag }] = await file.getMetadata();
    if (!isSmallEnough(fileName, Number(size))) return undefined;
    const read: ResourceFile['read'] = (range) => file.createReadStream({ ...range, validation: false });
    return { sizeInBytes: Number(size), etag: `"${etag}"`, read };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined;
    throw error;
  }
}
