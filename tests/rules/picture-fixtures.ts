import { randomUUID } from 'node:crypto';
import { ref, type StorageReference, type UploadMetadata, uploadBytes } from 'firebase/storage';
import { storageOf } from './guarded-services.ts';
import type { Person } from './people.ts';

export const PNG: UploadMetadata = { contentType: 'image/png' };

/** Its bytes do not matter: rules know only the size and the declared type of an upload. */
export const FEW_BYTES = new Uint8Array(100);

/** A file that no other test uses, in a folder (`posts/`, or none), as a person sees it. */
export function newFile(who: Person, folder: string): StorageReference {
  return ref(storageOf(who), `${folder}test-${randomUUID()}.png`);
}

/** Stores a file bypassing the rules. Returns it as a person sees it. */
export async function storeFile(who: Person, folder: string): Promise<StorageReference> {
  const file = newFile('admin', folder);
  await uploadBytes(file, FEW_BYTES, PNG);
  return ref(storageOf(who), file.fullPath);
}
