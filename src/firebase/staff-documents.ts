import {
  deleteObject,
  type FullMetadata,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { addAuditEntry } from './audit-trail.ts';
import { storage } from './storage.ts';

/*
 * What owners do with the PDFs of /resources, each time with an entry in the audit trail. The rules refuse everyone else by
 * FirebaseError `permission-denied` or StorageError `storage/unauthorized`; other errors are thrown when Firestore or Storage
 * cannot be reached. Functions list the files with the metadata that is set here.
 */

/** A PDF in Storage. */
export interface StoredDocument {
  readonly fileName: string;
  readonly sizeInBytes: number;
  /** When its bytes were uploaded. */
  readonly added: Date;
  /** When it was last made the featured PDF (ISO 8601). */
  readonly featuredAt?: string | undefined;
  /** The file of the picture of its first page. */
  readonly thumbnail?: string | undefined;
}

const fileRef = async (folder: 'resources' | 'thumbnails', name: string) =>
  ref(await storage(), `${folder}/${name}`);

/** All PDFs, the last uploaded first. */
export async function readDocuments(): Promise<StoredDocument[]> {
  const { items } = await listAll(ref(await storage(), 'resources'));
  const documents = (await Promise.all(items.map((item) => getMetadata(item)))).map(toDocument);
  return documents.toSorted((one, other) => other.added.getTime() - one.added.getTime());
}

function toDocument({ name, size, timeCreated, customMetadata = {} }: FullMetadata): StoredDocument {
  const { featuredAt, thumbnail } = customMetadata;
  return { fileName: name, sizeInBytes: size, added: new Date(timeCreated), featuredAt, thumbnail };
}

/**
 * Stores a PDF with the picture of its first page, in place of the one before, if any.
 *
 * @param onProgress is called with the share that has been uploaded, from 0 to 1
 */
export async function storeDocument(
  pdf: File,
  picture: Blob,
  { fileName, before }: { readonly fileName: string; readonly before: StoredDocument | undefined },
  onProgress: (progress: number) => void,
): Promise<void> {
  const thumbnail = `${crypto.randomUUID()}.webp`;
  const cacheControl = 'public, max-age=31536000, immutable';
  await uploadBytes(await fileRef('thumbnails', thumbnail), picture, {
    contentType: picture.type,
    cacheControl,
  });
  await addAuditEntry(before ? 'replaced' : 'uploaded', fileName);
  const featured = before?.featuredAt && { featuredAt: before.featuredAt };
  const task = uploadBytesResumable(await fileRef('resources', fileName), pdf, {
    contentType: 'application/pdf',
    customMetadata: { thumbnail, ...featured },
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await task;
  await removeThumbnail(before);
}

/** Makes a PDF the featured one. */
export async function featureDocument(fileName: string): Promise<void> {
  await addAuditEntry('featured', fileName);
  const customMetadata = { featuredAt: new Date().toISOString() };
  await updateMetadata(await fileRef('resources', fileName), { customMetadata });
}

/** Removes a PDF from the site permanently. Links to it that were mailed say that the file is not found. */
export async function withdrawDocument(document: StoredDocument): Promise<void> {
  await addAuditEntry('withdrawn', document.fileName);
  await deleteObject(await fileRef('resources', document.fileName));
  await removeThumbnail(document);
}

/** Deletes the picture of a first page. Failures are ignored: a leftover picture does no harm. */
async function removeThumbnail(pdf: StoredDocument | undefined): Promise<void> {
  if (pdf?.thumbnail) await deleteObject(await fileRef('thumbnails', pdf.thumbnail)).catch(() => {});
}
