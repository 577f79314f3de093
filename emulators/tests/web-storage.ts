import { initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
  ref,
  type StorageReference,
  uploadString,
} from 'firebase/storage';

interface Options {
  /** The admin, who may do anything. */
  readonly asAdmin?: boolean;
}

/** A Storage client of the web SDK that uses an emulator, `127.0.0.1:9199`. */
export function connectWeb(address: string, { asAdmin = false }: Options = {}): FirebaseStorage {
  const [host = '', port] = address.split(':');
  const options = {
    projectId: 'demo-conformance',
    apiKey: 'none',
    storageBucket: 'demo-conformance.appspot.com',
  };
  const storage = getStorage(initializeApp(options, crypto.randomUUID()));
  connectStorageEmulator(storage, host, Number(port), asAdmin ? { mockUserToken: 'owner' } : {});
  return storage;
}

/** A folder that no other test uses, with files by name. */
export async function newFolder(
  storage: FirebaseStorage,
  files: readonly string[] = [],
  parent = 'public',
): Promise<StorageReference> {
  const folder = ref(storage, `${parent}/test-${crypto.randomUUID()}`);
  await Promise.all(files.map((name) => uploadString(ref(folder, name), name)));
  return folder;
}

/** Bytes that vary by position. */
export function someBytes(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);
}
