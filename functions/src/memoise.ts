interface MemoOptions<Key> {
  /** The maximum number of values; the most recently used ones are kept. */
  readonly max: number;
  /** How long a value is kept, in milliseconds; by default as long as there is room. */
  readonly ttlMs?: number;
  /** The part of a key that distinguishes it from others; by default all of it. */
  readonly idOf?: (key: Key) => unknown;
}

/**
 * Caches the results of a function by the content of its key (its JSON). Concurrent callers share one call. Failures are not
 * cached. The CDN does not replace this cache: to the CDN each query string, even an unknown one, is another URL.
 */
export function memoise<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { max, ttlMs = Number.POSITIVE_INFINITY, idOf = (key) => key }: MemoOptions<Key>,
): (key: Key) => Promise<Value> {
  const entries = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key) => {
    const id = JSON.stringify(idOf(key));
    const cached = entries.get(id);
    const current =
      cached && Date.now() < cached.until ? cached : { value: load(key), until: Date.now() + ttlMs };
    // A Map keeps the order of insertion, so its first id is the least recently used.
    entries.delete(id);
    entries.set(id, current);
    const [leastRecentlyUsed = ''] = entries.keys();
    if (entries.size > max) entries.delete(leastRecentlyUsed);
    // A failure is removed, unless a later call with the same key has replaced it.
    current.value.catch(() => entries.get(id) === current && entries.delete(id));
    return current.value;
  };
}

/** Caches the result of a function for one object, such as the current snapshot of the posts, until it is called with another. */
export function memoiseLast<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
