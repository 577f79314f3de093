import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Seeds anew. */
  readonly reset: boolean;
  /** Serves the site by Vite with hot reload instead of the built files. */
  readonly dev: boolean;
}

/** @throws TypeError that names an argument which is not known */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { reset: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
  });
  return values;
}
