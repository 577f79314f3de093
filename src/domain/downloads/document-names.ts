/** Folders of Storage whose files everybody may open. storage.rules allow the same. */
export const PUBLIC_FOLDERS: readonly string[] = ['docs_pdf'];

/** Storage names objects by at most 1,024 bytes; file systems of visitors take 255. */
const MAX_BYTES = 255;

/** Control characters, and what separates folders here or on visitors' machines. */
const FORBIDDEN = /[\p{Cc}/\\]/u;

/** Whether a text names a PDF and nothing else: no folder, no way up, no control character. */
export function isPdfFileName(text: string): boolean {
  const isShort = new TextEncoder().encode(text).length <= MAX_BYTES;
  return isShort && !FORBIDDEN.test(text) && !text.startsWith('.') && /[^.]\.pdf$/i.test(text);
}
