import { isPdfFileName } from '../../../src/domain/downloads/document-names.ts';
import { type Resource, toResource } from '../../../src/domain/downloads/resource.ts';
import { bucket } from '../storage.ts';

/** The folder of Storage whose bytes leave it only through a download link. */
const FOLDER = 'resources/';

/** Every PDF in the folder, by one listing. Throws when Storage cannot be reached. */
export async function listResources(): Promise<Resource[]> {
  const [files] = await bucket().getFiles({ prefix: FOLDER, delimiter: '/' });
  return files
    .map(({ name, metadata }) => ({
      fileName: name.slice(FOLDER.length),
      updated: new Date(metadata.updated ?? 0),
      sizeInBytes: Number(metadata.size ?? 0),
    }))
    .filter(({ fileName }) => isPdfFileName(fileName))
    .map(toResource);
}

/** Whether there is such a file. Throws when Storage cannot be reached. */
export async function resourceExists(fileName: string): Promise<boolean> {
  const [exists] = await bucket()
    .file(FOLDER + fileName)
    .exists();
  return exists;
}

/** A file of the folder, to be read once or in part. */
export interface ResourceFile {
  readonly sizeInBytes: number;
  readonly etag: string;
  /** Its bytes, both ends included. */
  read(range?: { start: number; end: number }): NodeJS.ReadableStream;
}

/** The file of this name, or undefined when there is none. Throws when Storage cannot be reached. */
export async function findResource(fileName: string): Promise<ResourceFile | undefined> {
  const file = bucket().file(FOLDER + fileName);
  try {
    const [{ size, etag }] = await file.getMetadata();
    const read: ResourceFile['read'] = (range) => file.createReadStream({ ...range, validation: false });
    return { sizeInBytes: Number(size), etag: `"${etag}"`, read };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined;
    throw error;
  }
}
