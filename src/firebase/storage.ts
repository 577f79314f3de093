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

/** How long the SDK retries; its default of two minutes is too long to wait for. */
const RETRY_TIMEOUT_MS = 10_000;

/** The timeout of each part of a file, enough for a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Storage's errors for a missing file, and for one that the rules do not allow to be read. */
const UNAVAILABLE_CODES: readonly string[] = ['storage/object-not-found', 'storage/unauthorized'];

let bucket: FirebaseStorage | undefined;

export async function storage(): Promise<FirebaseStorage> {
  const app = await firebaseApp();
  if (!bucket) {
    bucket = getStorage(app);
    bucket.maxOperationRetryTime = RETRY_TIMEOUT_MS;
    bucket.maxUploadRetryTime = UPLOAD_TIMEOUT_MS;
    if (settings.emulators) connectStorageEmulator(bucket, '127.0.0.1', settings.emulators.storagePort);
  }
  return bucket;
}

/**
 * The URL of a stored document, or undefined if it does not exist or is not public.
 *
 * @throws StorageError when Storage cannot be reached
 */
export async function documentUrl(folder: string, fileName: string): Promise<string | undefined> {
  try {
    return await getDownloadURL(ref(await storage(), `${folder}/${fileName}`));
  } catch (error) {
    if (error instanceof StorageError && UNAVAILABLE_CODES.includes(error.code)) return undefined;
    throw error;
  }
}
