/** A storage of the browser: the first lasts until the tab is closed, the second until a value is removed. */
type StorageName = 'sessionStorage' | 'localStorage';

/** Returns the text stored under a key; null when it is missing, or the browser denies storage. */
export function readText(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns false when storage is denied or full. */
export function storeText(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the value stored under a key; undefined when it is missing, `parse` throws, or storage is denied. */
export function readValue<Value>(
  storage: StorageName,
  key: string,
  parse: (stored: unknown) => Value,
): Value | undefined {
  try {
    return parse(JSON.parse(readText(storage, key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. Returns false when storage is denied or full. */
export function storeValue(storage: StorageName, key: string, value: unknown): boolean {
  return storeText(storage, key, value === undefined ? null : JSON.stringify(value));
}
