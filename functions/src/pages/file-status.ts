import * as logger from 'firebase-functions/logger';
import {
  downloadPath,
  type FileStatus,
  fileStatusOf,
  isExpired,
  readDownloadToken,
} from '#domain/downloads/download-link.ts';
import { absoluteUrl } from '../site-urls.ts';

/** Shorter than the timeout of rendering. */
const TIMEOUT_MS = 5000;

/**
 * Returns the status of the file behind a token, by a request to the function `download`. `pages` cannot have the links' keys: each
 * release of the site is pinned to its own revision of `pages`, which would not start again once one of its keys is destroyed.
 * Malformed and expired tokens are refused without a request. Never throws.
 */
export async function fileStatus(token: string, now: number): Promise<FileStatus> {
  const payload = readDownloadToken(token);
  if (!payload || isExpired(payload, now)) return 'refused';
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fileStatusOf(await fetch(absoluteUrl(downloadPath(token)), { method: 'HEAD', signal }));
  } catch (error) {
    logger.error('A file could not be looked up', error);
    return 'failed';
  }
}
