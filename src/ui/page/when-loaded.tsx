import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';

interface WhenLoadedProps<Value> {
  readonly value: Promise<Value>;
  readonly meanwhile?: ReactNode;
  readonly failed?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Content that a loader does not wait for. When `key` changes, `meanwhile` is shown again. */
export function WhenLoaded<Value>({ value, meanwhile, failed, children }: WhenLoadedProps<Value>) {
  return (
    <Suspense fallback={meanwhile}>
      <Await resolve={value} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
