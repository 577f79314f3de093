import {
  type FileStatus,
  fileNameInToken,
  isExpired,
  readDownloadToken,
} from '#domain/downloads/download-link.ts';

/** What the download page shows. The file name comes from the token, whose signature only the server can verify. */
export type DownloadState =
  | { readonly name: 'no-token' }
  | { readonly name: 'invalid-token'; readonly fileName?: string | undefined }
  | { readonly name: 'loading' | 'expired' | FileStatus; readonly fileName: string };

/** The state of the download page. `token` may be '', `now` is in milliseconds, `status` is what the server said, if known. */
export function downloadState(token: string, now: number, status?: FileStatus): DownloadState {
  if (!token) return { name: 'no-token' };
  const payload = readDownloadToken(token);
  if (!payload) return { name: 'invalid-token', fileName: fileNameInToken(token) };
  const { fileName } = payload;
  if (isExpired(payload, now)) return { name: 'expired', fileName };
  return { name: status ?? 'loading', fileName };
}
