import type * as z from 'zod/mini';

/** What was kept in this tab under a key; undefined when it is missing, does not fit, or the browser denies storage. */
export function readFromTab<Kept>(key: string, schema: z.ZodMiniType<Kept>): Kept | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this tab until it is closed; undefined forgets it. Without storage nothing is kept. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it.
  }
}
