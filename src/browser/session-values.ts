import type * as z from 'zod/mini';

/** How long a value is kept: until the tab is closed, or until it is forgotten. */
type Place = 'tab' | 'browser';

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/** What was kept under a key; undefined when it is missing, does not fit, or the browser denies storage. */
export function readKept<Kept>(place: Place, key: string, schema: z.ZodMiniType<Kept>): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(storageOf(place).getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a value; undefined forgets it. Tells whether the browser did: without storage, or when it is full, not. */
export function keep(place: Place, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
