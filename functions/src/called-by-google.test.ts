import { expect, test, vi } from 'vitest';
import { CALLED_BY_GOOGLE } from './called-by-google.ts';
import * as functions from './index.ts';

// The build provides these.
vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('virtual:site-shell', () => ({ default: '' }));
vi.mock('virtual:site', () => ({ renderPage: vi.fn(), cachingOf: vi.fn() }));
vi.mock('virtual:site-paths', () => ({ default: [] }));
vi.mock('virtual:search-entries', () => ({ default: [] }));

/** What the deployment reads of a function: an HTTPS trigger is for visitors, any other for Google's services. */
interface Deployed {
  readonly __endpoint: {
    readonly httpsTrigger?: object;
    readonly maxInstances?: number;
    readonly concurrency?: number;
  };
}

const deployed = Object.entries(functions as unknown as Record<string, Deployed | undefined>).flatMap(
  ([name, each]) => (each ? [{ name, ...each.__endpoint }] : []),
);

test('no function has more than ten instances, and each for visitors answers several at once', () => {
  const isBounded = ({ maxInstances = Infinity, httpsTrigger, concurrency = 1 }: Deployed['__endpoint']) =>
    maxInstances <= 10 && (!httpsTrigger || concurrency >= 8);
  expect(deployed.filter((each) => !isBounded(each))).toEqual([]);
});

test('only functions without an address for visitors have the framework parse their bodies', () => {
  const others = deployed.filter(({ httpsTrigger }) => !httpsTrigger).map(({ name }) => name);
  expect(CALLED_BY_GOOGLE.toSorted()).toEqual(others.toSorted());
});
