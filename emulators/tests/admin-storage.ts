import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
type File = ReturnType<Bucket['file']>;

/** A bucket of the admin SDK that uses an emulator, such as `127.0.0.1:9199`. A process can use only one emulator. */
export function connectAdmin(host: string, bucket = 'demo-conformance.appspot.com'): Bucket {
  process.env.STORAGE_EMULATOR_HOST = `http://${host}`;
  const app = initializeApp({ projectId: 'demo-conformance' }, randomUUID());
  return getStorage(app).bucket(bucket);
}

/** Saves a file in one request. */
export function save(file: File, content: string, options: Parameters<File['save']>[1] = {}): Promise<void> {
  return file.save(content, { ...options, resumable: false });
}
