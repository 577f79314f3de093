import { fileResponseSchema } from '#domain/downloads/download-link.ts';
import { callFunction, localResponse } from '#firebase/functions.ts';
import type { FileStatus } from './download-state.ts';

/** What the statuses of refusals mean; every other one is a failure. */
const REFUSALS: Readonly<Record<number, FileStatus>> = { 401: 'refused', 404: 'unavailable' };

/** The address of the file behind a token. */
export function downloadAddress(token: string): string {
  return `/api/download?token=${encodeURIComponent(token)}`;
}

/** The status of the file behind a token, if it is embedded in the page or this is the server: no request is sent. */
export async function embeddedStatus(token: string): Promise<FileStatus | undefined> {
  const response = await localResponse(downloadAddress(token));
  return response && fileResponseSchema.parse(await response.json()).status;
}

/** Requests the status of the file behind a token. Never throws: a failure is one of the statuses. */
export async function requestFileStatus(token: string): Promise<FileStatus> {
  try {
    const { ok, status, headers } = await callFunction(downloadAddress(token), {
      method: 'HEAD',
      cache: 'no-store',
    });
    if (!ok) return REFUSALS[status] ?? 'failed';
    const isFile = headers.get('Content-Disposition')?.startsWith('attachment');
    return isFile ? 'ready' : 'unavailable';
  } catch (error) {
    console.error('The file could not be asked for', error);
    return 'failed';
  }
}

/** Starts the browser's own download. */
export function saveFile(token: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = downloadAddress(token);
  link.download = fileName;
  link.click();
}
