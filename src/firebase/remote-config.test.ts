import { expect, test, vi } from 'vitest';

vi.mock('#settings.ts', () => ({ settings: {} }));
vi.mock('./app.ts', () => ({ firebaseApp: async () => ({}) }));

/** The SDK's settings at each fetch. */
const fetchedWith = vi.hoisted((): object[] => []);
const isNew = vi.hoisted(() => vi.fn(async () => true));

vi.mock('firebase/remote-config', () => ({
  getRemoteConfig: () => ({}),
  fetchAndActivate: (config: object) => {
    fetchedWith.push({ ...config });
    return isNew();
  },
  getValue: (_: object, parameter: string) => ({ asString: () => `fetched ${parameter}` }),
}));

const { fetchRemoteValue } = await import('./remote-config.ts');

test('AB-05 a fetch and its retries may take a minute, and fetches are at least twelve hours apart', async () => {
  expect(await fetchRemoteValue('ab_test_view')).toBe('fetched ab_test_view');
  expect(fetchedWith).toEqual([
    {
      settings: { fetchTimeoutMillis: 60_000, minimumFetchIntervalMillis: 43_200_000 },
      defaultConfig: { ab_test_view: 'A' },
    },
  ]);
});

test('AB-03 no value is returned when nothing new was activated', async () => {
  isNew.mockResolvedValueOnce(false);
  expect(await fetchRemoteValue('ab_test_view')).toBeUndefined();
});
