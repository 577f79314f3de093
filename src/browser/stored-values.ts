/** Where a value is stored: until the tab is closed, or until it is removed. */
type Place = 'sessionStorage' | 'localStorage';

/** Returns the text stored under a key; null when it is missing, or the browser denies storage. */
export function readText(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns false when storage is denied or full. */
export function storeText(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the value stored under a key; undefined when it is missing, `parse` throws, or storage is denied. */
export function readValue<Value>(
  place: Place,
  key: string,
  parse: (stored: unknown) => Value,
): Value | undefined {
  try {
    return parse(JSON.parse(readText(place, key) ?? ''));
  } catch {
    return undefined;
  }
}

/** Stores a value; undefined removes it. Returns false when storage is denied or full. */
export function storeValue(place: Place, key: string, value: unknown): boolean {
  return storeText(place, key, value === undefined ? null : JSON.stringify(value));
}
