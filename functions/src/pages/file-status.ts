import * as logger from 'firebase-functions/logger';
import {
  downloadAddress,
  type FileStatus,
  fileStatusOf,
  isExpired,
  readDownloadToken,
} from '#domain/downloads/download-link.ts';
import { siteAddress } from '../site-address.ts';

/** Shorter than the timeout of rendering. */
const TIMEOUT_MS = 5000;

/**
 * The status of the file behind a token. The function `download` is asked for it, which alone has the keys: each release
 * of the site is pinned to its own revision of `pages`, and that revision would not start again once a key that it holds
 * is destroyed. Malformed tokens are refused without a request. Never throws.
 */
export async function fileStatus(token: string, now: number): Promise<FileStatus> {
  const payload = readDownloadToken(token);
  if (!payload || isExpired(payload, now)) return 'refused';
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fileStatusOf(await fetch(siteAddress(downloadAddress(token)), { method: 'HEAD', signal }));
  } catch (error) {
    logger.error('A file could not be looked up', error);
    return 'failed';
  }
}
