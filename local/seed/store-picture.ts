import { randomUUID } from 'node:crypto';
import type { getStorage } from 'firebase-admin/storage';

/** The Storage of a project. */
export interface Storage {
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  /** The URL where Storage serves files. */
  readonly storageUrl: string;
}

interface Picture {
  readonly name: string;
  readonly type: string;
  readonly bytes: string | Buffer;
}

/** Stores a picture for posts. Returns its public URL, which contains the token in the picture's metadata. */
export async function storePicture(
  { bucket, storageUrl }: Storage,
  { name, type, bytes }: Picture,
): Promise<string> {
  const path = `posts/${name}`;
  const token = randomUUID();
  await bucket.file(path).save(bytes, {
    resumable: false,
    contentType: type,
    metadata: {
      cacheControl: 'public, max-age=86400',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
  return `${storageUrl}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}
