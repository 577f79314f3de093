import {
  type CollectionReference,
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { firestore } from './firestore.ts';
import { postsWithPicture } from './staff-posts.ts';
import { storage } from './storage.ts';

/* What staff do with pictures. The security rules refuse everyone else, by FirebaseError `permission-denied` or
   StorageError `storage/unauthorized`; other errors are thrown when Firestore or Storage cannot be reached. */

/** How often to check whether a picture is ready, and for how long: pictures are converted one after the other. */
const POLL_INTERVAL_MS = 700;
const READY_TIMEOUT_MS = 150_000;

const NAME_MAX_LENGTH = 200; // As in firestore.rules.

/** A picture of the library. */
export interface StoredPicture {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  /** The description of the picture, empty if it is decoration; undefined if not set yet. */
  readonly alt?: string | undefined;
  /** The URL by which posts refer to the picture. */
  readonly address: string;
}

/** The file cannot become a picture; the message says why. */
class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/** The newest pictures that are ready, by default all of them, and whether there are more. */
export async function readPictures(max?: number): Promise<{ pictures: StoredPicture[]; hasMore: boolean }> {
  const newest = query(await pictures(), orderBy('at', 'desc'));
  const { docs } = await getDocs(max ? query(newest, limit(max)) : newest);
  // A picture that has never been converted has no URL.
  const ready = docs.filter((document) => document.get('address')).map(toStoredPicture);
  return { pictures: ready, hasMore: docs.length === max };
}

/**
 * Uploads a file, as a new picture or in place of the file of an existing one, and waits until its variants are made.
 *
 * @param onProgress is called with the share that has been uploaded, from 0 to 1
 * @throws PictureRefusedError for a file that cannot become a picture
 */
export async function uploadPicture(
  file: File,
  onProgress: (progress: number) => void = () => {},
  id = newId(),
): Promise<StoredPicture> {
  const upload = newId();
  const task = uploadBytesResumable(ref(await storage(), `uploads/${upload}`), file, {
    contentType: file.type,
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await task;
  const reference = doc(await pictures(), id);
  const fields = { name: nameWithoutEnding(file), state: 'waiting', upload, at: serverTimestamp() };
  await setDoc(reference, fields, { merge: true });
  return waitUntilReady(reference);
}

/** Stores the description of a picture; empty if decorative. */
export async function describePicture(id: string, alt: string): Promise<void> {
  await updateDoc(doc(await pictures(), id), { alt });
}

/** Deletes a picture unless a post uses it. Returns whether it was deleted. */
export async function deletePicture(id: string): Promise<boolean> {
  if ((await postsWithPicture(id)).length > 0) return false;
  await deleteDoc(doc(await pictures(), id));
  return true;
}

async function pictures(): Promise<CollectionReference> {
  return collection(await firestore(), 'pictures');
}

/** A random id of the length and the characters that firestore.rules and src/domain/pictures require. */
function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

function nameWithoutEnding({ name }: File): string {
  return name.replace(/\.\w+$/, '').slice(0, NAME_MAX_LENGTH) || name;
}

function toStoredPicture(document: DocumentSnapshot): StoredPicture {
  const { name, alt, address } = document.data() as Omit<StoredPicture, 'id'>;
  return { id: document.id, name, alt, address };
}

async function waitUntilReady(reference: DocumentReference): Promise<StoredPicture> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    // Without a connection the next round tries again.
    const found = await getDoc(reference).catch(() => undefined);
    const { state, reason } = found?.data() ?? {};
    if (found && state === 'ready') return toStoredPicture(found);
    if (state === 'failed') throw new PictureRefusedError(reason);
  }
  throw new Error('The picture was not converted in time');
}
