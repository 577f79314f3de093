/** How long robots and visitors wait: the database's library goes on trying for a minute. */
export const PATIENCE_MS = 10_000;

/** The result of some work, or an Error when it takes longer. */
export function inTime<Result>(work: Promise<Result>, longestMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No answer in ${longestMs} ms`)), longestMs);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
