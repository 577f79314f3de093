import { useSyncExternalStore } from 'react';
import { editor as copy } from '#content/add-post.ts';
import { pictureFault } from '#domain/html/picture.ts';
import { errorCode } from '#firebase/error-code.ts';

/** A file on its way into the library. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** The uploaded share of the file, from 0 to 1; at 1 the picture is being converted. */
  readonly progress: number;
  /** Why the upload failed, if it has. */
  readonly fault?: string | undefined;
}

interface Uploads {
  /** The uploads in progress and those that failed, in the order in which they were chosen. */
  readonly current: readonly Upload[];
  /** How many uploads have reached the library. */
  readonly finished: number;
}

let uploads: Uploads = { current: [], finished: 0 };
let lastKey = 0;
const listeners = new Set<() => void>();

function setUploads(changes: Partial<Uploads>): void {
  uploads = { ...uploads, ...changes };
  for (const listener of listeners) listener();
}

function changeUpload(key: number, changes: Partial<Upload>): void {
  const changed = (upload: Upload) => (upload.key === key ? { ...upload, ...changes } : upload);
  setUploads({ current: uploads.current.map(changed) });
}

/** Uploads files into the library, all at once. A file stays in the list until it has reached the library or is left out. */
export function uploadAll(files: Iterable<File>): void {
  for (const file of files) {
    lastKey += 1;
    const upload = { key: lastKey, file, progress: 0, fault: pictureFault(file) };
    setUploads({ current: [...uploads.current, upload] });
    if (!upload.fault) void startUpload(upload);
  }
}

/** Uploads a file of the list, for the first time or again. */
export async function startUpload({ key, file }: Upload): Promise<void> {
  changeUpload(key, { progress: 0, fault: undefined });
  try {
    const { uploadPicture } = await import('#firebase/staff-pictures.ts');
    await uploadPicture(file, (progress) => changeUpload(key, { progress }));
    removeUpload(key);
    setUploads({ finished: uploads.finished + 1 });
  } catch (error) {
    changeUpload(key, { fault: uploadFault(error) });
  }
}

export function removeUpload(key: number): void {
  setUploads({ current: uploads.current.filter((upload) => upload.key !== key) });
}

/** Returns the message that says why an upload failed; logs the error unless the picture itself was refused. */
export function uploadFault(error: unknown): string {
  if (error instanceof Error && error.name === 'PictureRefusedError') return error.message;
  console.error('A picture could not be uploaded', error);
  const isRefused = ['storage/unauthorized', 'permission-denied'].includes(errorCode(error));
  return isRefused ? copy.upload.refused : copy.upload.failed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): Uploads {
  const snapshot = () => uploads;
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
