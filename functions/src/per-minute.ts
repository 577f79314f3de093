/** Returns a function that says whether this instance may do something once more in this minute, up to `most` times. */
export function perMinute(most: number): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}
