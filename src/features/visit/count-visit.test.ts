// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const { allowsMeasurement, settings, onMetric } = vi.hoisted(() => ({
  allowsMeasurement: vi.fn(() => true),
  settings: { vitalsPercent: 100 },
  onMetric: new Map<string, (metric: { name: string; value: number }) => void>(),
}));
vi.mock('#consent/consent-store.ts', () => ({ allowsMeasurement }));
vi.mock('#settings.ts', () => ({ settings }));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, (call: never) => onMetric.set(name, call)]),
  ),
);

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>();
let reportIntersection: (entries: { isIntersecting: boolean }[]) => void;
let visibility: DocumentVisibilityState;

beforeEach(async () => {
  vi.resetModules();
  sendBeacon.mockReset();
  onMetric.clear();
  allowsMeasurement.mockReturnValue(true);
  settings.vitalsPercent = 100;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      constructor(callback: typeof reportIntersection) {
        reportIntersection = callback;
      }
    },
  );
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  window.dataLayer = [];
  document.body.innerHTML =
    '<div id="services"></div><script type="application/json" id="page-data">{"files":["/assets/index-aB3.js"]}</script>';
  Object.assign(document.documentElement.dataset, { headline: 'B', headlineTested: '' });
  const addListener = vi.spyOn(window, 'addEventListener');
  return () => {
    // As a browser does when the page is left.
    for (const [type, listener] of addListener.mock.calls) window.removeEventListener(type, listener);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

async function visit(path = '/'): Promise<void> {
  history.replaceState(null, '', path);
  const { countVisit } = await import('./count-visit.ts');
  countVisit();
  countVisit(); // Counts nothing more.
}

/** Hides the page, and returns all beacons so far. */
async function sentBeacons(): Promise<unknown[]> {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  visibility = 'visible';
  return Promise.all(
    sendBeacon.mock.calls.map(async ([path, body]) => [path, body.type, JSON.parse(await body.text())]),
  );
}

const beacon = (counts: readonly string[], vitals: readonly object[] = []) => [
  '/api/measure',
  'application/json',
  { release: 'aB3', counts, vitals },
];

test('LEAD-03 a visit counts its headline and each outcome once, and sends them when the page is hidden', async () => {
  await visit();
  reportIntersection([{ isIntersecting: false }]);
  reportIntersection([{ isIntersecting: true }]);
  for (const event of ['select_service_home', 'meeting_opened', 'meeting_opened', 'outbound_link']) {
    window.dataLayer?.push({ event });
  }
  const first = beacon(['visit', 'headline/B/shown', 'headline/B/services', 'headline/B/meeting']);
  expect(await sentBeacons()).toEqual([first]);
  expect(await sentBeacons()).toEqual([first]);
  for (const event of ['contact_message_sent', 'download_link_requested']) window.dataLayer?.push({ event });
  expect(await sentBeacons()).toEqual([first, beacon(['headline/B/message', 'headline/B/link'])]);
});

test('LEAD-03 outcomes count only after a headline that Remote Config chose before this visit', async () => {
  delete document.documentElement.dataset.headlineTested;
  await visit();
  window.dataLayer?.push({ event: 'meeting_opened' });
  expect(await sentBeacons()).toEqual([beacon(['visit'])]);
});

test('LEAD-03 a home page that the visit reaches later counts as well', async () => {
  await visit('/about');
  window.dataLayer?.push({ event: 'meeting_opened' });
  history.replaceState(null, '', '/');
  document.title = 'Home';
  await vi.waitFor(async () => expect(await sentBeacons()).toContainEqual(beacon(['headline/B/shown'])));
});

test('LEAD-06 the speed of the first page is sent under its name, each metric once; searches without a result are counted without their words', async () => {
  await visit('/blog/a-post');
  for (const event of ['search_no_results', 'search_no_results']) window.dataLayer?.push({ event });
  await vi.waitFor(() => expect(onMetric.size).toBe(4));
  for (const value of [2400.7, 9000]) onMetric.get('LCP')?.({ name: 'LCP', value });
  onMetric.get('CLS')?.({ name: 'CLS', value: 0.04321 });
  const vitals = [
    { metric: 'LCP', page: 'post', value: 2401 },
    { metric: 'CLS', page: 'post', value: 0.043 },
  ];
  expect(await sentBeacons()).toEqual([beacon(['visit', 'search', 'search'], vitals)]);
});

test.each([
  ['outside the sample', '/', 0],
  ['to an address that no page has', '/nothing-here', 100],
])('LEAD-06 the speed of a visit %s is not measured', async (_, path, percent) => {
  settings.vitalsPercent = percent;
  await visit(path);
  await new Promise((resolve) => setTimeout(resolve, 50)); // Longer than the import of web-vitals takes.
  expect(onMetric.size).toBe(0);
});

test('LEAD-03 a visitor who withdraws consent sends nothing more', async () => {
  await visit();
  allowsMeasurement.mockReturnValue(false);
  expect(await sentBeacons()).toEqual([]);
});
