import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { overflowOf } from './fit.ts';
import { expect, scrollTo, test } from './journey.ts';
import { PAGES, POST } from './site-map.ts';
import { banner, measurementOf, watchThirdParties } from './third-parties.ts';

/** Narrow phone to wide desktop; what axe says of a page can differ where its layout does. */
const WIDTHS = [320, 390, 820, 1280, 1440, 1920];
const AXE_WIDTHS = [390, 1440];

test.use({ consent: 'unasked' });

/** Links to other sites that stay in the tab or hand their opener over. */
function carelessLinks(page: Page): Promise<string[]> {
  return page.locator('a[href^="http"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.origin !== location.origin)
      .filter((link) => link.target !== '_blank' || !link.relList.contains('noopener'))
      .map((link) => link.href),
  );
}

for (const [path, heading] of Object.entries({ ...PAGES, [POST.path]: POST.title })) {
  test(`ROUTE-01 ROUTE-03 NAV-01 NAV-12 MKT-02 ${path} answers a first, direct request with its screen and asks no third party; it fits every width, and axe finds nothing`, async ({
    page,
  }) => {
    const asked = watchThirdParties(page);
    // The headline test may choose the other one.
    await page.route('http://127.0.0.1:9180/**/namespaces/**', (route) => route.fulfill({ status: 304 }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    await expect(page).toHaveTitle(/ \| Datum & Beam$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(path, 'http://127.0.0.1:5000').href,
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(await carelessLinks(page)).toEqual([]);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 800) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    }
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect((await measurementOf(page))[0]).toEqual(['default', 'denied']);

    await scrollTo(page, 0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
      if (AXE_WIDTHS.includes(width)) await expectAccessible(page, `${width} px`);
    }
  });
}
