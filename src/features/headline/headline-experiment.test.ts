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
  const { startHeadlineExperiment } = await import('./headline-experiment.ts');
  return { startHeadlineExperiment };
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
  ['nothing', null, 'B', 'B'],
  ['A', 'A', 'B', 'B'],
  ['B', 'B', 'A', 'A'],
])(
  'AB-03 MKT-01 over a stored %s a fetched value is stored and pushed, and shown on the next visit',
  async (_, before, value, after) => {
    if (before) window.localStorage.setItem('variant', before);
    fetchRemoteValue.mockResolvedValue(value);
    const { startHeadlineExperiment } = await loadPage();
    const first = shown();
    await startHeadlineExperiment();
    expect(fetchRemoteValue).toHaveBeenCalledWith('ab_test_view');
    expect([shown(), stored()]).toEqual([first, after]);
    expect(window.dataLayer).toEqual([{ event: 'ab_test_view', ab_variant: after }]);
    await loadPage();
    expect(shown()).toBe(after);
  },
);

const SKIPPED = ['Config not activated, skipping update.'];

test.each([
  ['a fetched value equal to the stored one', 'B', []],
  ['nothing newly activated, which the console says,', undefined, [SKIPPED]],
])('AB-03 %s changes and pushes nothing', async (_, value, logs) => {
  window.localStorage.setItem('variant', 'B');
  fetchRemoteValue.mockResolvedValue(value);
  const { startHeadlineExperiment } = await loadPage();
  await startHeadlineExperiment();
  expect(info.mock.calls).toEqual(logs);
  expect([shown(), stored(), window.dataLayer]).toEqual(['B', 'B', undefined]);
});

test('AB-04 a failed fetch is logged, leaves the stored variant, and is retried by the next page', async () => {
  window.localStorage.setItem('variant', 'B');
  fetchRemoteValue.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('A');
  expectConsoleError('Remote Config fetch error');
  await (await loadPage()).startHeadlineExperiment();
  expect([shown(), stored(), window.dataLayer]).toEqual(['B', 'B', undefined]);
  await (await loadPage()).startHeadlineExperiment();
  expect(stored()).toBe('A');
});

test('AB-03 a page fetches once, however often the home page is shown', async () => {
  fetchRemoteValue.mockResolvedValue('A');
  const { startHeadlineExperiment } = await loadPage();
  await Promise.all([startHeadlineExperiment(), startHeadlineExperiment()]);
  await startHeadlineExperiment();
  expect(fetchRemoteValue).toHaveBeenCalledTimes(1);
});

test('AB-03 DAY-03 visitors who refuse measurement are not part of the test', async () => {
  const { startHeadlineExperiment } = await loadPage();
  const { choose } = await import('#consent/consent-store.ts');
  choose(['calendar']);
  await startHeadlineExperiment();
  expect(fetchRemoteValue).not.toHaveBeenCalled();
});

test('DAY-03 with the setting, nothing is asked or stored before measurement was allowed', async () => {
  const load = async () => {
    const page = await loadPage();
    const { settings } = await import('#settings.ts');
    Object.assign(settings, { headlineWaitsForConsent: true });
    onTestFinished(() => void Object.assign(settings, { headlineWaitsForConsent: false }));
    return page;
  };
  fetchRemoteValue.mockResolvedValue('B');
  await (await load()).startHeadlineExperiment();
  expect([fetchRemoteValue.mock.calls, Object.keys(window.localStorage)]).toEqual([[], []]);
  const page = await load();
  const { choose } = await import('#consent/consent-store.ts');
  choose(['measurement']);
  await page.startHeadlineExperiment();
  expect([fetchRemoteValue.mock.calls.length, stored()]).toEqual([1, 'B']);
});

const HALF_A_DAY = 12 * 60 * 60 * 1000;

test.each([
  ['just under twelve hours', HALF_A_DAY - 1, 1],
  ['twelve hours', HALF_A_DAY, 2],
])('AB-03 Remote Config is fetched at most every twelve hours: %s', async (_, later, times) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  fetchRemoteValue.mockResolvedValue('B');
  await (await loadPage()).startHeadlineExperiment();
  vi.setSystemTime(1_800_000_000_000 + later);
  await (await loadPage()).startHeadlineExperiment();
  expect(fetchRemoteValue).toHaveBeenCalledTimes(times);
  expect(stored()).toBe('B');
});
