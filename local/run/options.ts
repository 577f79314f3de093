import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Deletes the stored data and seeds again. */
  readonly reset: boolean;
  /** Serves the site with Vite and hot reload instead of the built files. */
  readonly dev: boolean;
}

/** @throws TypeError that names an unknown argument */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { reset: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
  });
  return values;
}
