import type { ReactNode } from 'react';
import { staffCopy } from '#content/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { type Reading, useReading } from './use-reading.ts';

interface ReadingStateProps<Value> {
  readonly reading: Reading<Value>;
  readonly copy: { readonly loading: string; readonly failed: string };
  readonly children: (value: Value, readAgain: () => void) => ReactNode;
}

/** Shows what staff have read, or that it is loading, or that reading failed, with a button to retry. */
export function ReadingState<Value>({ reading, copy, children }: ReadingStateProps<Value>) {
  const { value, hasFailed, readAgain } = reading;
  if (hasFailed) {
    return (
      <StatePanel title={copy.failed}>
        <Button onClick={readAgain}>{staffCopy.retry}</Button>
      </StatePanel>
    );
  }
  return value === undefined ? <LoadingPanel label={copy.loading} /> : children(value, readAgain);
}

interface LoadedProps<Value> extends Omit<ReadingStateProps<Value>, 'reading'> {
  /** Called at first, and again whenever another function is passed. */
  readonly read: () => Promise<Value>;
}

/** Reads a value, and shows it or the state of the read. */
export function Loaded<Value>({ read, ...display }: LoadedProps<Value>) {
  return <ReadingState reading={useReading(read)} {...display} />;
}
