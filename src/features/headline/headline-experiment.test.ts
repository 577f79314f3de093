// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';

const fetchRemoteValue = vi.hoisted(() => vi.fn<(parameter: string) => Promise<string | undefined>>());
vi.mock('#firebase/remote-config.ts', () => ({ fetchRemoteValue }));

const info = vi.spyOn(console, 'info');

/** A freshly loaded page with fresh modules. */
async function loadPage() {
  vi.resetModules();
  delete window.dataLayer;
  const { showStoredVariant } = await import('./headline-variant.ts');
  showStoredVariant();
  const { testHeadline } = await import('./headline-experiment.ts');
  return { testHeadline };
}

const shown = () => document.documentElement.dataset.headline;
const stored = () => window.localStorage.getItem('variant');

beforeEach(() => {
  window.localStorage.clear();
  fetchRemoteValue.mockReset();
  info.mockReset();
  info.mockImplementation(() => {});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  return () => vi.unstubAllGlobals();
});

test.each([
  ['nothing', null, 'A', 'A'],
  ['nothing', null, 'B', 'B'],
  ['A', 'A', 'B', 'B'],
  ['B', 'B', 'A', 'A'],
  ['A', 'A', 'anything else', 'B'],
])(
  'AB-03 MKT-01 a fetched value is shown, stored and pushed over a stored %s',
  async (_, before, value, after) => {
    if (before) window.localStorage.setItem('variant', before);
    fetchRemoteValue.mockResolvedValue(value);
    const { testHeadline } = await loadPage();
    await testHeadline();
    expect(fetchRemoteValue).toHaveBeenCalledWith('ab_test_view');
    expect([shown(), stored()]).toEqual([after, after]);
    expect(window.dataLayer).toEqual([{ event: 'ab_test_view', ab_variant: after }]);
  },
);

test('AB-03 a fetched value equal to the stored one changes and pushes nothing', async () => {
  window.localStorage.setItem('variant', 'B');
  fetchRemoteValue.mockResolvedValue('B');
  const { testHeadline } = await loadPage();
  await testHeadline();
  expect([shown(), stored(), window.dataLayer]).toEqual(['B', 'B', undefined]);
});

test('AB-03 when nothing new was activated the update is skipped, and the console says so', async () => {
  window.localStorage.setItem('variant', 'B');
  fetchRemoteValue.mockResolvedValue(undefined);
  const { testHeadline } = await loadPage();
  await testHeadline();
  expect(info).toHaveBeenCalledWith('Config not activated, skipping update.');
  expect([shown(), stored(), window.dataLayer]).toEqual(['B', 'B', undefined]);
});

test('AB-04 a failed fetch is logged and leaves the stored variant', async () => {
  window.localStorage.setItem('variant', 'B');
  fetchRemoteValue.mockRejectedValue(new Error('no network'));
  expectConsoleError('Remote Config fetch error');
  const { testHeadline } = await loadPage();
  await testHeadline();
  expect([shown(), stored(), window.dataLayer]).toEqual(['B', 'B', undefined]);
});

test('AB-03 a page fetches once, however often the home page is shown', async () => {
  fetchRemoteValue.mockResolvedValue('A');
  const { testHeadline } = await loadPage();
  await Promise.all([testHeadline(), testHeadline()]);
  await testHeadline();
  expect(fetchRemoteValue).toHaveBeenCalledTimes(1);
});

test('visitors who refuse measurement are not part of the test', async () => {
  const { testHeadline } = await loadPage();
  const { choose } = await import('#consent/consent-store.ts');
  choose(['calendar']);
  await testHeadline();
  expect(fetchRemoteValue).not.toHaveBeenCalled();
});

const HALF_A_DAY = 12 * 60 * 60 * 1000;

test.each([
  ['just under twelve hours', HALF_A_DAY - 1, 1],
  ['twelve hours', HALF_A_DAY, 2],
])('AB-03 Remote Config is fetched at most every twelve hours: %s', async (_, later, times) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  fetchRemoteValue.mockResolvedValue('B');
  await (await loadPage()).testHeadline();
  vi.setSystemTime(1_800_000_000_000 + later);
  await (await loadPage()).testHeadline();
  expect(fetchRemoteValue).toHaveBeenCalledTimes(times);
  expect([shown(), stored()]).toEqual(['B', 'B']);
});

test('AB-04 a failed fetch is retried by the next page', async () => {
  expectConsoleError('Remote Config fetch error');
  fetchRemoteValue.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('B');
  await (await loadPage()).testHeadline();
  await (await loadPage()).testHeadline();
  expect(fetchRemoteValue).toHaveBeenCalledTimes(2);
  expect(shown()).toBe('B');
});
