import { useCallback } from 'react';
import { useDebounced } from '#staff/use-debounced.ts';
import { useReading } from '#staff/use-reading.ts';

/** How long typing must pause before the paths are requested. */
const TYPING_DELAY_MS = 800;

/** Paths that have been found to have a page during this visit. */
const livePaths = new Set<string>();

/**
 * Returns the paths that lead nowhere: the site responds with 404 for a missing page and 410 for a deleted post. While the
 * site cannot be reached, no path counts as dead.
 */
export function useDeadPaths(paths: readonly string[]): ReadonlySet<string> {
  // Joined into one text, so that equal lists are equal values. The path of a URL has no spaces.
  const debouncedPaths = useDebounced([...new Set(paths)].join(' '), TYPING_DELAY_MS);
  const read = useCallback(async () => {
    const all = debouncedPaths.split(' ').filter(Boolean);
    const areDead = await Promise.all(all.map(isDead));
    return new Set(all.filter((_, index) => areDead[index]));
  }, [debouncedPaths]);
  return useReading(read).value ?? new Set();
}

async function isDead(path: string): Promise<boolean> {
  if (livePaths.has(path)) return false;
  const response = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) livePaths.add(path);
  return response?.status === 404 || response?.status === 410;
}
