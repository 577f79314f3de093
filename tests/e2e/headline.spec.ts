import type { Page, Route } from '@playwright/test';
import { REMOTE_CONFIG } from '../origins.ts';
import { dataLayer, expect, headingOf, test } from './journey.ts';

/** The request by which the browser's SDK fetches the parameters. */
const FETCH = `${REMOTE_CONFIG}/**/namespaces/firebase:fetch*`;

const HEADLINES = {
  A: ['Smarter Data. Smarter Decisions.', 'See what we can do for you'],
  B: ['The leading partner in digital transformation', 'Explore our services'],
} as const;

test.use({ consent: 'unasked' });

function respondWith(route: Route, variant: string) {
  return route.fulfill({
    headers: {
      etag: `etag-${variant}`,
      'access-control-expose-headers': 'ETag',
      'access-control-allow-origin': '*',
    },
    json: { state: 'UPDATE', entries: { ab_test_view: variant }, templateVersion: '1' },
  });
}

async function expectShown(page: Page, variant: keyof typeof HEADLINES): Promise<void> {
  const [headline, button] = HEADLINES[variant];
  await expect(headingOf(page)).toHaveAccessibleName(headline);
  await expect(page.getByRole('link', { name: button })).toBeVisible();
  await expect(page.getByRole('link', { name: HEADLINES[variant === 'A' ? 'B' : 'A'][1] })).toHaveCount(0);
}

/** The headlines that a page has shown since it was opened. */
const shownOn = (page: Page) => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);

test('AB-01 AB-02 AB-03 AB-05 a variant is fetched again after a 503, then stored and pushed once; the next visit shows it from the first paint on', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('status of 503');
  let fetches = 0;
  await page.route(FETCH, (route) => {
    fetches += 1;
    if (fetches > 1) return respondWith(route, 'B');
    return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const recordHeadline = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: the visible text, without the hidden variant
      const text = document.querySelector<HTMLElement>('h1')?.innerText;
      if (text) shown.add(text.replace(/\s+/g, ' ').trim());
      requestAnimationFrame(recordHeadline);
    };
    requestAnimationFrame(recordHeadline);
  });
  await page.goto('/');
  await expectShown(page, 'A');
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'ab_test_view', ab_variant: 'B' }]);
  expect(await shownOn(page)).toEqual([HEADLINES.A[0]]);

  // Nothing is requested for twelve hours after a fetch.
  await page.reload();
  await expectShown(page, 'B');
  expect(await shownOn(page)).toEqual([HEADLINES.B[0]]);
  expect(await dataLayer(page)).toEqual([]);
  expect(fetches).toBe(2);
});
