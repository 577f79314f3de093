import {
  downloadPath,
  type FileStatus,
  fileResponseSchema,
  fileStatusOf,
} from '#domain/downloads/download-link.ts';
import { callFunction, localResponse } from '#firebase/functions.ts';

/** The status of the file behind a token, if available without a request: on the server, or embedded in the page. */
export async function embeddedStatus(token: string): Promise<FileStatus | undefined> {
  const response = await localResponse(downloadPath(token));
  return response && fileResponseSchema.parse(await response.json()).status;
}

/** Requests the status of the file behind a token. Never throws: a failure is one of the statuses. */
export async function requestFileStatus(token: string): Promise<FileStatus> {
  try {
    return fileStatusOf(await callFunction(downloadPath(token), { method: 'HEAD', cache: 'no-store' }));
  } catch (error) {
    console.error('The file could not be requested', error);
    return 'failed';
  }
}

/** Starts the browser's own download. */
export function saveFile(token: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = downloadPath(token);
  link.download = fileName;
  link.click();
}
