import { useEffect, useState } from 'react';

/** Debounces a value: returns a new one only once it has stayed unchanged for `delayMs`, for instance when typing pauses. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
