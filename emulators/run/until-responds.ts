const PAUSE_MS = 150;

/** Resolves once something responds to HTTP at the address, with the wanted status. Rejects when the signal is aborted. */
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
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
