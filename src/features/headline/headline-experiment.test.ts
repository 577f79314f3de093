// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';

const fetchRemoteValue = vi.hoisted(() => vi.fn<(parameter: string) => Promise<string | undefined>>());
vi.mock('#firebase/remote-config.ts', () => ({ fetchRemoteValue }));
vi.mock('#measurement/start-container.ts', () => ({ startContainer() {} }));

const info = vi.spyOn(console, 'info');

/** Imports the modules afresh, as a newly loaded page does. */
async function loadPage() {
  vi.resetModules();
  delete window.dataLayer;
  const { showStoredVariant } = await import('./headline-variant.ts');
  showStoredVariant();
  return import('./headline-experiment.ts');
}

/** Visits the home page, until Remote Config has responded. */
const visit = async () => (await loadPage()).startHeadlineExperiment();

const shownVariant = () => document.documentElement.dataset.headline;
const storedVariant = () => window.localStorage.getItem('variant');

beforeEach(() => {
  window.localStorage.clear();
  fetchRemoteValue.mockReset().mockResolvedValue('B');
  info.mockReset().mockImplementation(() => {});
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  return () => vi.unstubAllGlobals();
});

const SKIPPED = [['Config not activated, skipping update.']];
const pushed = (ab_variant: string) => [{ event: 'ab_test_view', ab_variant }];

test.each([
  ['with nothing stored, a fetched B is stored and pushed', null, 'B', 'A', pushed('B'), []],
  ['with A stored, a fetched B is stored and pushed', 'A', 'B', 'A', pushed('B'), []],
  ['with B stored, a fetched A is stored and pushed', 'B', 'A', 'B', pushed('A'), []],
  ['with any other value stored, a fetched A is stored and pushed', 'other', 'A', 'B', pushed('A'), []],
  ['with B stored, a fetched B changes nothing', 'B', 'B', 'B', undefined, []],
  ['with B stored, a fetch that brings no new value is logged', 'B', undefined, 'B', undefined, SKIPPED],
])('AB-02 AB-03 MKT-01 %s; the next visit shows the value', async (_, stored, fetched, shown, queue, log) => {
  if (stored) window.localStorage.setItem('variant', stored);
  fetchRemoteValue.mockResolvedValue(fetched);
  await visit();
  expect(fetchRemoteValue).toHaveBeenCalledWith('ab_test_view');
  expect([shownVariant(), storedVariant()]).toEqual([shown, fetched ?? stored]);
  expect([window.dataLayer, info.mock.calls]).toEqual([queue, log]);
  await loadPage();
  expect(shownVariant()).toBe(fetched ?? stored);
});

test('AB-04 a failed fetch is logged, leaves the stored variant, and is retried by the next page', async () => {
  window.localStorage.setItem('variant', 'B');
  fetchRemoteValue.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('A');
  expectConsoleError('Remote Config fetch error');
  await visit();
  expect([shownVariant(), storedVariant(), window.dataLayer]).toEqual(['B', 'B', undefined]);
  await visit();
  expect(storedVariant()).toBe('A');
});

test('AB-03 one load of the page fetches once, however often the home page is shown', async () => {
  const { startHeadlineExperiment } = await loadPage();
  await Promise.all([startHeadlineExperiment(), startHeadlineExperiment()]);
  await startHeadlineExperiment();
  expect(fetchRemoteValue).toHaveBeenCalledTimes(1);
});

test.each([
  ['who refuse measurement are not part of the test', false, ['calendar'], null],
  ['who have not chosen yet are not part of a test that waits for consent', true, undefined, null],
  ['who allow measurement are part of a test that waits for consent', true, ['measurement'], 'B'],
] as const)('AB-03 DAY-03 visitors %s', async (_, headlineWaitsForConsent, choice, stored) => {
  const { startHeadlineExperiment } = await loadPage();
  const { settings } = await import('#settings.ts');
  Object.assign(settings, { headlineWaitsForConsent });
  onTestFinished(() => void Object.assign(settings, { headlineWaitsForConsent: false }));
  const { choose } = await import('#consent/consent-store.ts');
  if (choice) choose(choice);
  await startHeadlineExperiment();
  expect([fetchRemoteValue.mock.calls.length, storedVariant()]).toEqual([stored ? 1 : 0, stored]);
  if (!choice) expect(Object.keys(window.localStorage)).toEqual([]);
});

test('AB-03 Remote Config is fetched at most every twelve hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  await visit();
  for (const [elapsedMs, fetches] of [
    [12 * 3_600_000 - 1, 1], // A millisecond before the twelve hours have passed.
    [1, 2],
  ] as const) {
    vi.setSystemTime(Date.now() + elapsedMs);
    await visit();
    expect(fetchRemoteValue).toHaveBeenCalledTimes(fetches);
  }
});
