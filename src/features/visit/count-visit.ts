import { readPageData } from '#browser/page-data.ts';
import { allowsMeasurement } from '#consent/consent-store.ts';
import { type HeadlineVariant, headlineVariant } from '#domain/headline.ts';
import { type Beacon, type Count, MAX_COUNTS, type Outcome } from '#domain/sums/beacon.ts';
import { releaseOf } from '#domain/sums/release.ts';
import type { Metric } from '#domain/sums/vitals.ts';
import { followEvents } from '#measurement/follow-events.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { pageNameAt } from './page-name.ts';

/** The events of the data layer that count as outcomes of the headline test. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  select_service_home: 'services',
  contact_message_sent: 'message',
  download_link_requested: 'link',
  meeting_opened: 'meeting',
};

/* The state of the visit, in memory and never stored. `counts` and `vitals` hold what is not sent yet. */
let counts: Count[] = [];
let vitals: Beacon['vitals'] = [];
const counted = new Set<Count | Metric>(); // What counts only once, and has been counted.
let shownHeadline: HeadlineVariant | undefined;

/**
 * Counts the visit for the anonymous sums of the site: without an id, in memory, and sent when the page is hidden. Call only
 * after consent. Further calls in the same load of the page do nothing.
 */
export function countVisit(): void {
  if (counted.has('visit')) return;
  countOnce('visit');
  countHeadline();
  followEvents((event) => {
    if (event === 'search_no_results') counts.push('search');
    if (event in OUTCOMES) countOutcome(OUTCOMES[event]);
  });
  // A navigation inside the site changes the title once its page is shown.
  new MutationObserver(countHeadline).observe(document.head, { childList: true, subtree: true });
  // Web-vitals handles the event first, in the capturing phase, so its last values are there when this listener runs.
  addEventListener('visibilitychange', sendWhenHidden);
  if (Math.random() * 100 < settings.vitalsPercent) void measureVitals();
}

function countOnce(name: Count): void {
  if (counted.has(name)) return;
  counted.add(name);
  counts.push(name);
}

/** Counts the headline, but not on a first visit, when everyone sees A. */
function countHeadline(): void {
  const services = document.getElementById('services');
  const { headline = null, headlineTested } = document.documentElement.dataset;
  if (location.pathname !== paths.home || !services || headlineTested === undefined) return;
  shownHeadline = headlineVariant(headline);
  countOnce(`headline/${shownHeadline}/shown`);
  servicesObserver.observe(services);
}

const servicesObserver = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) countOutcome('services');
});

function countOutcome(outcome: Outcome | undefined): void {
  if (shownHeadline && outcome) countOnce(`headline/${shownHeadline}/${outcome}`);
}

/** Measures the page that was opened. The library does not notice navigations: later pages of the visit count as that page. */
async function measureVitals(): Promise<void> {
  const page = pageNameAt(location.pathname);
  if (!page) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      if (counted.has(name)) return;
      counted.add(name);
      // Times are rounded to milliseconds; layout shifts, which have no unit, to three decimals.
      vitals.push({ metric: name, page, value: Number(value.toFixed(name === 'CLS' ? 3 : 0)) });
    });
  }
}

function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden' || counts.length + vitals.length === 0) return;
  const beacon: Beacon = {
    release: releaseOf(readPageData()?.files ?? []),
    counts: counts.slice(0, MAX_COUNTS),
    vitals,
  };
  counts = [];
  vitals = [];
  // If consent was withdrawn on this page, which is about to reload, the counts are dropped.
  if (!allowsMeasurement()) return;
  navigator.sendBeacon?.('/api/measure', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}
