import { logger } from 'firebase-functions';
import type { FileAnswer } from '../../../src/domain/downloads/download-link.ts';
import { verifyDownloadToken } from './download-token.ts';
import { findResource, type ResourceFile } from './resource-files.ts';

/** What a token leads to. */
export type LinkedFile =
  | { readonly state: 'refused' }
  | { readonly state: 'missing'; readonly fileName: string }
  | { readonly state: 'found'; readonly fileName: string; readonly file: ResourceFile };

/**
 * The file behind a token, of which no byte is read yet. Storage is asked only for a token that is good at the moment
 * `now` (milliseconds since 1970). Throws when Storage cannot be reached.
 */
export async function findLinkedFile(token: string | undefined, now: number): Promise<LinkedFile> {
  const fileName = token === undefined ? undefined : await verifyDownloadToken(token, now);
  if (fileName === undefined) return { state: 'refused' };
  const file = await findResource(fileName);
  return file ? { state: 'found', fileName, file } : { state: 'missing', fileName };
}

/** What the page of a token says about its file. Never throws: that nobody can say is an answer too, and logged. */
export async function answerForPage(token: string, now: number): Promise<FileAnswer> {
  try {
    const linked = await findLinkedFile(token, now);
    if (linked.state === 'refused') return { answer: 'failed' };
    const { state, fileName } = linked;
    return { answer: state === 'found' ? 'ready' : 'unavailable', fileName };
  } catch (error) {
    logger.error('A file could not be looked for', error);
    return { answer: 'failed' };
  }
}
