import { askFunction } from '#firebase/functions.ts';
import type { FileAnswer } from './download-state.ts';

const NOT_FOUND = 404;

function addressOf(token: string): string {
  return `/api/download?token=${encodeURIComponent(token)}`;
}

/** Asks whether the file behind a token can be had. Never throws: a failure is one of the answers. */
export async function askForFile(token: string): Promise<FileAnswer> {
  try {
    const { ok, status, headers } = await askFunction(addressOf(token), {
      method: 'HEAD',
      cache: 'no-store',
    });
    if (!ok) return status === NOT_FOUND ? 'unavailable' : 'failed';
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
  link.href = addressOf(token);
  link.download = fileName;
  link.click();
}
