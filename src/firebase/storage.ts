import {
  connectStorageEmulator,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  StorageError,
} from 'firebase/storage';
import { settings } from '#settings.ts';
import { firebaseApp } from './app.ts';

/** How long the SDK tries again before it gives up, in milliseconds; its own two minutes are too long to look at. */
const GIVE_UP_AFTER = 10_000;

/** What Storage answers for a file that is not there, or that the rules do not give away. */
const NOT_TO_BE_HAD: readonly string[] = ['storage/object-not-found', 'storage/unauthorized'];

let bucket: FirebaseStorage | undefined;

function storage(): FirebaseStorage {
  if (!bucket) {
    bucket = getStorage(firebaseApp());
    bucket.maxOperationRetryTime = GIVE_UP_AFTER;
    if (settings.emulators) connectStorageEmulator(bucket, '127.0.0.1', settings.emulators.storagePort);
  }
  return bucket;
}

/**
 * The address at which a stored document can be opened, or undefined when there is none for the public.
 *
 * @throws StorageError when Storage cannot be reached
 */
export async function documentUrl(folder: string, fileName: string): Promise<string | undefined> {
  try {
    return await getDownloadURL(ref(storage(), `${folder}/${fileName}`));
  } catch (error) {
    if (error instanceof StorageError && NOT_TO_BE_HAD.includes(error.code)) return undefined;
    throw error;
  }
}
