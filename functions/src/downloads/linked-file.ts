import { verifyDownloadToken } from './download-token.ts';
import { findResource, type ResourceFile } from './resource-files.ts';

/** What a token resolves to. */
export type LinkedFile =
  | { readonly state: 'refused' }
  | { readonly state: 'missing' }
  | { readonly state: 'found'; readonly fileName: string; readonly file: ResourceFile };

/**
 * Returns the file that a token is for, without reading its content. Storage is called only if the token is valid at
 * `now` (milliseconds since 1970).
 *
 * @throws Error when Storage cannot be reached
 */
export async function findLinkedFile(token: string | undefined, now: number): Promise<LinkedFile> {
  const fileName = token === undefined ? undefined : await verifyDownloadToken(token, now);
  if (fileName === undefined) return { state: 'refused' };
  const file = await findResource(fileName);
  return file ? { state: 'found', fileName, file } : { state: 'missing' };
}
