/** What `make` gives for 0 to `count` - 1, in this order. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
