import type { Page, Route } from '@playwright/test';
import { REMOTE_CONFIG } from '../addresses.ts';
import { dataLayer, expect, layoutShift, test } from './journey.ts';

/** The request by which the browser's SDK fetches the parameters. */
const FETCH = `${REMOTE_CONFIG}/**/namespaces/firebase:fetch*`;

const HEADLINES = {
  A: ['Smarter Data. Smarter Decisions.', 'See what we can do for you'],
  B: ['The leading partner in digital transformation', 'Explore our services'],
} as const;

type Variant = keyof typeof HEADLINES;

test.use({ consent: 'unasked' });

function serve(route: Route, variant: string) {
  return route.fulfill({
    headers: {
      etag: `etag-${variant}`,
      'access-control-expose-headers': 'ETag',
      'access-control-allow-origin': '*',
    },
    json: { state: 'UPDATE', entries: { ab_test_view: variant }, templateVersion: '1' },
  });
}

async function expectShown(page: Page, variant: Variant): Promise<void> {
  const [headline, button] = HEADLINES[variant];
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headline);
  await expect(page.getByRole('link', { name: button })).toBeVisible();
  await expect(page.getByRole('link', { name: HEADLINES[variant === 'A' ? 'B' : 'A'][1] })).toHaveCount(0);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('variant'));

for (const variant of ['A', 'B'] as const) {
  test(`AB-03 a fetched ${variant} is shown, stored and pushed once, and moves nothing`, async ({ page }) => {
    let fetches = 0;
    await page.route(FETCH, (route) => {
      fetches += 1;
      return serve(route, variant);
    });
    const skipped = page.waitForEvent('console', (message) =>
      message.text().includes('Config not activated'),
    );
    await page.goto('/');
    await expect.poll(() => dataLayer(page)).toEqual([{ event: 'ab_test_view', ab_variant: variant }]);
    await expectShown(page, variant);
    expect(await stored(page)).toBe(variant);
    expect(await layoutShift(page)).toBeLessThan(0.01);

    // For twelve hours the SDK makes no request, and nothing new is activated.
    await page.reload();
    expect((await skipped).text()).toBe('Config not activated, skipping update.');
    await expectShown(page, variant);
    expect(await dataLayer(page)).toEqual([]);
    expect(fetches).toBe(1);
  });
}

test('AB-02 AB-03 a stored variant is in the first paint, and stays while another one is loading', async ({
  page,
}) => {
  const response = Promise.withResolvers<void>();
  await page.route(FETCH, async (route) => {
    await response.promise;
    return serve(route, 'A');
  });
  await page.addInitScript(() => {
    if (!localStorage.getItem('variant')) localStorage.setItem('variant', 'B');
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector<HTMLElement>('h1');
      // biome-ignore lint/performance/useDomNodeTextContent: the visible text, without the hidden variant
      if (heading) seen.push(heading.innerText.replace(/\s+/g, ' ').trim());
      if (seen.length < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expectShown(page, 'B');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length))
    .toBe(60);
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen).toEqual([HEADLINES.B[0]]);
  response.resolve();
  await expectShown(page, 'A');
  expect(await dataLayer(page)).toEqual([{ event: 'ab_test_view', ab_variant: 'A' }]);
});

test('AB-05 after a 503 the fetch is retried, and its variant is shown', async ({ page, expectedLogs }) => {
  expectedLogs.push('status of 503');
  let fetches = 0;
  await page.route(FETCH, (route) => {
    fetches += 1;
    if (fetches > 1) return serve(route, 'B');
    return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.goto('/');
  await expectShown(page, 'A');
  await expect.poll(() => stored(page)).toBe('B');
  await expectShown(page, 'B');
  expect(fetches).toBe(2);
});

test('AB-04 if Remote Config is unreachable the page is shown all the same', async ({
  page,
  expectedLogs,
}) => {
  // The SDK logs its own failure in addition to the site's.
  expectedLogs.push('ERR_FAILED', 'Failed to fetch', 'Remote Config fetch error');
  await page.route(`${REMOTE_CONFIG}/**`, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Remote Config fetch error'),
  );
  await page.goto('/');
  await expectShown(page, 'A');
  await logged;
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
