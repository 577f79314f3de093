import { vi } from 'vitest';

/** Makes the browser deny these methods of local and session storage, until `vi.restoreAllMocks()`. */
export function denyStorage(
  methods: readonly ('getItem' | 'setItem' | 'removeItem')[] = ['getItem', 'setItem', 'removeItem'],
): void {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}
