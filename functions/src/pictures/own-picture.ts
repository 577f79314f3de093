import { createHash } from 'node:crypto';
import * as logger from 'firebase-functions/logger';
import { setting } from '../settings.ts';
import { bucket } from '../storage.ts';
import { fetchPicture } from './fetch-picture.ts';

const GOOGLE = 'https://firebasestorage.googleapis.com';

/** Returns where browsers read Storage: the origin of the emulator, or Google's. */
function storageOrigin(): string {
  const emulator = process.env.STORAGE_EMULATOR_HOST;
  return emulator ? new URL(emulator).origin : GOOGLE;
}

/** Returns the URL of the bucket, to which the encoded name of a file is to be added. */
export function bucketUrl(): string {
  return `${storageOrigin()}/v0/b/${bucket().name}/o/`;
}

/** Whether a picture is the site's own, or in its bucket. */
function isOwn(url: string): boolean {
  const siteUrl = setting('SITE_URL');
  if (!URL.canParse(url, siteUrl)) return false;
  const { origin, pathname } = new URL(url, siteUrl);
  if (origin === new URL(siteUrl).origin) return true;
  return [GOOGLE, storageOrigin()].includes(origin) && pathname.startsWith(`/v0/b/${bucket().name}/o/`);
}

/** The folder of copies of other sites' pictures, with the beginning of their names. */
export const COPIES_PREFIX = 'posts/copy-';

/** How many pictures are copied at a time. Each has up to 5 MB, and a rebuild needs up to 70 at once: 20 covers, 50 of one text. */
const MAX_CONCURRENT_COPIES = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === MAX_CONCURRENT_COPIES) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The first of those waiting takes this place, so `running` stays the same.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Returns the URL at which readers get a picture of a post, never that of another site, which would learn who reads it. A picture
 * of another site is copied into Storage, once for each URL. Returns undefined if it cannot be copied.
 */
export async function ownPictureUrl(url: string): Promise<string | undefined> {
  if (isOwn(url)) return url;
  const name = `${COPIES_PREFIX}${createHash('sha256').update(url).digest('hex')}`;
  const file = bucket().file(name);
  try {
    const [isCopied] = await file.exists();
    if (!isCopied) await runInTurn(() => copy(url, file));
    return `${bucketUrl()}${encodeURIComponent(name)}?alt=media`;
  } catch (error) {
    logger.warn('A picture of another site could not be copied', { url, reason: String(error) });
    return undefined;
  }
}

/**
 * For how long no picture is fetched from a site after one was too slow. A rebuild must end within nine minutes, so waiting for
 * 500 pictures of an unavailable site would hold up all posts.
 */
const SLOW_SITE_DELAY_MS = 600_000;

/** By host, the time until which no picture is fetched from a slow site. */
const slowSites = new Map<string, number>();

async function copy(url: string, file: ReturnType<ReturnType<typeof bucket>['file']>): Promise<void> {
  const host = URL.parse(url)?.host ?? '';
  if (Date.now() < (slowSites.get(host) ?? 0)) throw new Error('Its site was too slow for another picture');
  const { type, bytes } = await fetchPicture(url).catch((error: unknown) => {
    if ((error as Error).name === 'TimeoutError') slowSites.set(host, Date.now() + SLOW_SITE_DELAY_MS);
    throw error;
  });
  const metadata = { contentType: type, cacheControl: 'public, max-age=31536000, immutable' };
  await file.save(bytes, { resumable: false, metadata });
}
