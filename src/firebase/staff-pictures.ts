import { type DocumentReference, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { ref, uploadBytesResumable } from 'firebase/storage';
import { firestore } from './firestore.ts';
import { storage } from './storage.ts';

/* What staff do with pictures. The security rules refuse everyone else, by FirebaseError `permission-denied` or
   StorageError `storage/unauthorized`; others are thrown when Firestore or Storage cannot be reached. */

/** How often to ask whether a picture is ready, and for how long: one after the other is converted. */
const ASK_MS = 700;
const WAIT_MS = 150_000;

const NAME_MAX_LENGTH = 200;

/** A picture of the library that is ready. */
export interface StoredPicture {
  readonly id: string;
  /** By which posts name it. */
  readonly address: string;
}

/** The file cannot become a picture; the message says why. */
class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/**
 * Uploads a file and waits until its variants are made.
 *
 * @param onProgress is called with the share that has been uploaded, from 0 to 1
 * @throws PictureRefusedError for a file that cannot become a picture
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<StoredPicture> {
  const upload = newId();
  const task = uploadBytesResumable(ref(await storage(), `uploads/${upload}`), file, {
    contentType: file.type,
  });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  await task;
  const place = doc(await firestore(), 'pictures', newId());
  await setDoc(place, { name: nameOf(file), state: 'waiting', upload, at: serverTimestamp() });
  return untilReady(place);
}

/** Of the characters that firestore.rules and src/domain/pictures allow; nobody can guess it. */
function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}

function nameOf({ name }: File): string {
  return name.replace(/\.\w+$/, '').slice(0, NAME_MAX_LENGTH) || name;
}

async function untilReady(place: DocumentReference): Promise<StoredPicture> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    // Without a connection it is asked again.
    const { state, address, reason } = (await getDoc(place).catch(() => undefined))?.data() ?? {};
    if (state === 'ready') return { id: place.id, address };
    if (state === 'failed') throw new PictureRefusedError(reason);
  }
  throw new Error('The picture was not converted in time');
}
