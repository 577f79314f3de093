import { useEffect, useState } from 'react';

/** Returns the value as it was when it last stayed unchanged for `delayMs`: what is typed, once typing pauses. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
