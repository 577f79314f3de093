/** Calls `make` for 0 to `count` - 1 and returns the results in order. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
