/** How long a value is stored: until the tab is closed, or until it is removed. */
type Place = 'tab' | 'browser';

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

/**
 * Returns the value stored under a key; undefined when it is missing, `parse` throws, or the browser denies storage.
 */
export function readValue<Value>(
  place: Place,
  key: string,
  parse: (stored: unknown) => Value,
): Value | undefined {
  try {
    return parse(JSON.parse(storageOf(place).getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. Returns false when storage is denied or full. */
export function storeValue(place: Place, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
