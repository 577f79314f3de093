import { useEffect, useState } from 'react';

/** How long typing must pause before the paths are requested. */
const TYPING_DELAY_MS = 800;

/** Paths that had a page during this visit. */
const found = new Set<string>();

/**
 * Returns the paths that lead nowhere: the site responds with 404 for a missing page and 410 for a deleted post. While it
 * cannot be reached, no path counts as dead.
 */
export function useDeadPaths(paths: readonly string[]): ReadonlySet<string> {
  const [dead, setDead] = useState<ReadonlySet<string>>(new Set());
  // The path of a URL has no space.
  const asked = [...new Set(paths)].join(' ');
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const all = asked.split(' ');
      const answers = await Promise.all(all.map(isDead));
      if (isWanted) setDead(new Set(all.filter((_, index) => answers[index])));
    }, TYPING_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return dead;
}

async function isDead(path: string): Promise<boolean> {
  if (found.has(path)) return false;
  const response = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (response?.ok) found.add(path);
  return response?.status === 404 || response?.status === 410;
}
