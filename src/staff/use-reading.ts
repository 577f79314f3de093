import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '#browser/connection.ts';

/** The state of a read: pending, its value, or failed. */
export interface Reading<Value> {
  readonly value?: Value;
  readonly hasFailed: boolean;
  readonly readAgain: () => void;
}

/**
 * Reads on mount and whenever `read` changes; the last value stays until the next one has loaded. A failed read is repeated
 * when the browser is back online. Staff data is not read by the router's loaders: who may read it is known only after
 * the sign-in.
 */
export function useReading<Value>(read: () => Promise<Value>): Reading<Value> {
  const [state, setState] = useState<Pick<Reading<Value>, 'value' | 'hasFailed'>>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    let isWanted = true;
    setState(({ value }) => ({ ...(value !== undefined && { value }), hasFailed: false }));
    read().then(
      (value) => isWanted && setState({ value, hasFailed: false }),
      (error: unknown) => {
        console.error('Reading failed', error);
        if (isWanted) setState({ hasFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [read, attempt]);
  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useWhenOnline(() => state.hasFailed && readAgain());
  return { ...state, readAgain };
}
