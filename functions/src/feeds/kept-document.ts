/** As long as the CDN keeps it. */
const KEPT_MS = 10 * 60_000;

interface Kept {
  readonly document: Promise<string>;
  readonly until: number;
}

/**
 * Writes a document once in ten minutes: an address with something else behind its question mark passes by the CDN, but
 * reads no posts. One that could not be written is tried again.
 */
export function keepingDocument(write: () => Promise<string>): () => Promise<string> {
  let kept: Kept | undefined;
  return () => {
    if (kept && Date.now() < kept.until) return kept.document;
    const written = { document: write(), until: Date.now() + KEPT_MS };
    kept = written;
    written.document.catch(() => {
      if (kept === written) kept = undefined;
    });
    return written.document;
  };
}
