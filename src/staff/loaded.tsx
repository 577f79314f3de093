import type { ReactNode } from 'react';
import { staffCopy } from '#content/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { useReading } from './use-reading.ts';

interface LoadedProps<Value> {
  /** Another function reads again. */
  readonly read: () => Promise<Value>;
  readonly copy: { readonly loading: string; readonly failed: string };
  readonly children: (value: Value, readAgain: () => void) => ReactNode;
}

/** What staff read: until it is there, that it is loading, or that it failed, with a retry. */
export function Loaded<Value>({ read, copy, children }: LoadedProps<Value>) {
  const { value, hasFailed, readAgain } = useReading(read);
  if (hasFailed) {
    return (
      <StatePanel title={copy.failed}>
        <Button onClick={readAgain}>{staffCopy.retry}</Button>
      </StatePanel>
    );
  }
  return value === undefined ? <LoadingPanel label={copy.loading} /> : children(value, readAgain);
}
