interface MemoOptions<Key> {
  /** The maximum number of values; the most recently used ones are kept. */
  readonly max: number;
  /** How long a value is kept, in milliseconds; by default as long as there is room. */
  readonly ttlMs?: number;
  /** The part of a key that distinguishes it from others; by default all of it. */
  readonly idOf?: (key: Key) => unknown;
}

/**
 * Caches the results of a function by the content of its key. Concurrent callers share one call. Failures are not cached.
 * A different query string bypasses the CDN, but not this cache.
 */
export function memoise<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { max, ttlMs = Number.POSITIVE_INFINITY, idOf = (key) => key }: MemoOptions<Key>,
): (key: Key) => Promise<Value> {
  const loads = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key) => {
    const name = JSON.stringify(idOf(key));
    const known = loads.get(name);
    const current =
      known && Date.now() < known.until ? known : { value: load(key), until: Date.now() + ttlMs };
    loads.delete(name);
    loads.set(name, current);
    const [oldest = ''] = loads.keys();
    if (loads.size > max) loads.delete(oldest);
    // A failure is removed, unless a later call with the same key has replaced it.
    current.value.catch(() => loads.get(name) === current && loads.delete(name));
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
