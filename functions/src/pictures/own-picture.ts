import { createHash } from 'node:crypto';
import * as logger from 'firebase-functions/logger';
import { siteSettings } from '../settings.ts';
import { bucket } from '../storage.ts';
import { fetchPicture } from './fetch-picture.ts';

const STORAGE = 'https://firebasestorage.googleapis.com';

/** Where browsers read Storage: the emulator's address, or Google's. */
function storageOrigin(): string {
  const emulator = process.env.STORAGE_EMULATOR_HOST;
  return emulator ? new URL(emulator).origin : STORAGE;
}

/** Whether the content security policy allows a picture: it is the site's own, or in Storage. */
function isOwn(address: string): boolean {
  const { SITE_URL } = siteSettings();
  if (!URL.canParse(address, SITE_URL)) return false;
  return [new URL(SITE_URL).origin, STORAGE, storageOrigin()].includes(new URL(address, SITE_URL).origin);
}

/**
 * Returns the address at which readers get a picture of a post: no other site is asked for it, which would learn who
 * reads. A picture of another site is copied into Storage, once for each address. Returns undefined if it cannot be.
 */
export async function ownPicture(address: string): Promise<string | undefined> {
  if (isOwn(address)) return address;
  const name = `posts/copy-${createHash('sha256').update(address).digest('hex')}`;
  const file = bucket().file(name);
  try {
    const [isCopied] = await file.exists();
    if (!isCopied) {
      const { type, bytes } = await fetchPicture(address);
      const metadata = { contentType: type, cacheControl: 'public, max-age=31536000, immutable' };
      await file.save(bytes, { resumable: false, metadata });
    }
    return `${storageOrigin()}/v0/b/${bucket().name}/o/${encodeURIComponent(name)}?alt=media`;
  } catch (error) {
    logger.warn('A picture of another site could not be copied', { address, reason: String(error) });
    return undefined;
  }
}
