const PAUSE_MS = 150;

/** Resolves once something answers HTTP at the address, whatever it says. Rejects when the signal is aborted. */
export async function untilAnswers(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      await fetch(url, { signal });
      return;
    } catch {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
