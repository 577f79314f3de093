/** The folders of public documents in Storage, which storage.rules let everybody read. */
export const PUBLIC_FOLDERS: readonly string[] = ['docs_pdf'];

/** Of a file name: Storage allows 1,024 bytes, but visitors' file systems only 255. */
const MAX_BYTES = 255;

/** In bytes. Cloud Run sends no larger response over HTTP/1 (cloud.google.com/run/quotas, "Request and response sizes"). */
export const DOCUMENT_MAX_SIZE = 32 * 1024 * 1024;

/** Control characters, and path separators of any platform. */
const FORBIDDEN = /[\p{Cc}/\\]/u;

/** Whether a text is the plain file name of a PDF: no folder, no parent directory, no control characters. */
export function isPdfFileName(text: string): boolean {
  const isShort = new TextEncoder().encode(text).length <= MAX_BYTES;
  return isShort && !FORBIDDEN.test(text) && !text.startsWith('.') && /[^.]\.pdf$/i.test(text);
}
