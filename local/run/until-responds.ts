/** Resolves once the URL responds with a wanted HTTP status, by default any. Rejects if the signal is aborted. */
export async function untilResponds(
  url: string,
  signal: AbortSignal,
  isWanted: (status: number) => boolean = () => true,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      if (isWanted((await fetch(url, { signal })).status)) return;
    } catch {
      signal.throwIfAborted();
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
