import { expect, test, vi } from 'vitest';
import { CALLED_BY_GOOGLE } from './called-by-google.ts';
import * as functions from './index.ts';

// The build provides these.
vi.mock('virtual:site-headers', () => ({ default: {} }));
vi.mock('virtual:site-shell', () => ({ default: '' }));
vi.mock('virtual:site', () => ({ renderPage: vi.fn(), cachingOf: vi.fn() }));
vi.mock('virtual:site-paths', () => ({ default: [] }));
vi.mock('virtual:site-names', () => ({ default: {} }));
vi.mock('virtual:search-entries', () => ({ default: [] }));

/** What a deployment reads from a function. One with an HTTPS trigger is called by visitors, any other by Google's services. */
interface Deployed {
  readonly __endpoint: {
    readonly httpsTrigger?: { readonly invoker?: readonly string[] };
    readonly serviceAccountEmail?: string;
    readonly secretEnvironmentVariables?: readonly unknown[];
  };
}

const deployed = Object.entries(functions as unknown as Record<string, Deployed | undefined>).flatMap(
  ([name, definition]) => (definition ? [{ name, ...definition.__endpoint }] : []),
);

test('DAY-04 no function runs as the default account: those for visitors share one, those that Google calls another', () => {
  for (const { name, httpsTrigger, serviceAccountEmail } of deployed) {
    // firebase-tools grants access to secrets and creates schedules with this address as it is, so it must be whole.
    expect([name, serviceAccountEmail]).toEqual([
      name,
      `website-${httpsTrigger ? 'visitors' : 'tasks'}@no-project.iam.gserviceaccount.com`,
    ]);
  }
});

test('DAY-05 each deploy makes what visitors call public, and nothing else', () => {
  for (const { name, httpsTrigger } of deployed)
    if (httpsTrigger) expect([name, httpsTrigger.invoker]).toEqual([name, ['public']]);
});

test('the framework parses request bodies only for the functions that visitors cannot call', () => {
  const others = deployed.filter(({ httpsTrigger }) => !httpsTrigger).map(({ name }) => name);
  expect(CALLED_BY_GOOGLE.toSorted()).toEqual(others.toSorted());
});

test('DAY-06 `pages` holds no secret: an older release, which uses an older `pages`, could need a destroyed version of the secret', () => {
  const holders = deployed.filter(({ secretEnvironmentVariables: secrets }) => secrets?.length);
  expect(holders.map(({ name }) => name)).toEqual(expect.arrayContaining(['download', 'deliver']));
  expect(holders.map(({ name }) => name)).not.toContain('pages');
});
