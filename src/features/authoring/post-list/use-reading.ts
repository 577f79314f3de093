import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '#browser/connection.ts';

/** What a function reads: nothing yet, its value, or that it has failed. */
interface Reading<Value> {
  readonly value?: Value;
  readonly hasFailed: boolean;
  readonly readAgain: () => void;
}

/**
 * Reads when it is first shown and whenever `read` is another function; a value stays until the next is there. What has
 * failed is read again when the browser has a network again. Staff's pages are not loaded by their address: who may read
 * them is known only after the sign-in.
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
        console.error('Reading has failed', error);
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
