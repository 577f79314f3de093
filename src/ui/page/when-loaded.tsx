import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';

interface WhenLoadedProps<Value> {
  readonly value: Promise<Value>;
  readonly fallback?: ReactNode;
  readonly failed?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/**
 * Content that a loader does not wait for. `fallback` is shown first, and again for a new `key`; `failed` if `value` rejects.
 * Until `value` has resolved in the browser too, React keeps what the server has rendered.
 */
export function WhenLoaded<Value>({ value, fallback, failed, children }: WhenLoadedProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
