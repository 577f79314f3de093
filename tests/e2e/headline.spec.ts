import type { Page, Route } from '@playwright/test';
import { ORIGIN, REMOTE_CONFIG } from '../addresses.ts';
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

test('AB-03 the emulator gives a visitor one of the variants, and the same one after twelve hours', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => stored(page)).toMatch(/^[AB]$/);
  const variant = (await stored(page)) as Variant;
  await expectShown(page, variant);
  const fetched = page.waitForResponse(FETCH);
  await page.clock.setFixedTime(Date.now() + 43_200_001);
  await page.reload();
  expect((await fetched).status()).toBe(304);
  await expectShown(page, variant);
  expect(await stored(page)).toBe(variant);
});

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

test('AB-02 the page itself chooses the variant, before any other script has loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('variant', 'B'));
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // Not the fixture's own goto, which waits for the app.
  await page.evaluate(() => location.assign(`${ORIGIN}/`));
  await expect(page.locator('html')).toHaveAttribute('data-headline', 'B');
});

for (const status of [429, 500, 503, 504]) {
  test(`AB-05 after a ${status} the fetch is retried, and its variant is shown`, async ({
    page,
    expectedLogs,
  }) => {
    expectedLogs.push(`status of ${status}`);
    let fetches = 0;
    await page.route(FETCH, (route) => {
      fetches += 1;
      if (fetches > 1) return serve(route, 'B');
      return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '' });
    });
    await page.goto('/');
    await expectShown(page, 'A');
    await expect.poll(() => stored(page)).toBe('B');
    await expectShown(page, 'B');
    expect(fetches).toBe(2);
  });
}

test('AB-04 AB-05 after a 400 the fetch is not retried; it is logged, and the stored variant stays', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('status of 400', 'Remote Config fetch error');
  let fetches = 0;
  await page.route(FETCH, (route) => {
    fetches += 1;
    return route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.addInitScript(() => localStorage.setItem('variant', 'B'));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Remote Config fetch error'),
  );
  await page.clock.install();
  await page.goto('/');
  await logged;
  // Longer than all delays before a retry, of which there must be none.
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  expect(fetches).toBe(1);
  await expectShown(page, 'B');
  expect([await stored(page), await dataLayer(page)]).toEqual(['B', []]);
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

test.describe('a visitor who refuses measurement', () => {
  test.use({ consent: [] });

  test('AB-03 is not part of the test: no request goes to Remote Config', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${REMOTE_CONFIG}/`)) requested.push(request.url());
    });
    await page.addInitScript(() => localStorage.setItem('variant', 'B'));
    await page.goto('/');
    await expectShown(page, 'B');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });
});
