import type { Page } from '@playwright/test';
import { expect, scrollPosition, scrollTo, test } from './journey.ts';
import { PAGES } from './site-map.ts';

const services = [
  ['Passport Factory', '/passport-factory-digital-product-passport'],
  ['BIM Depot Factory', '/bim-depot-factory'],
  ['Workshop Factory', '/workshop-factory'],
  ['Value Factory', '/value-factory'],
  ['OptiBuild Factory', '/optibuild-factory'],
] as const;

/** What the browser exposes to assistive technology of a dropdown's button, which has no attribute for it. */
async function isSaidToBeOpen(page: Page, name: string): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    role: 'button',
    accessibleName: name,
  });
  await client.detach();
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

test('NAV-02 a route change scrolls to the top, focuses the heading and announces the title', async ({
  page,
}) => {
  await page.goto('/');
  await scrollTo(page, 2000);
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES['/about'] ?? '');
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: /^About us \| Datum & Beam$/ })).toHaveCount(1);
});

test('NAV-02 going back restores where the visitor was', async ({ page }) => {
  await page.goto('/career');
  await scrollTo(page, 500);
  await page.getByRole('link', { name: 'Open Application' }).click();
  await expect(page).toHaveURL('/career/open-application');
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(500);
});

test('LIVE-06 no navigation runs long in one place: counted, because the time depends on the machine', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await page.goto('/about');
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  for (const name of ['Careers', 'Contact', 'Value Factory', 'Blog']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}|^Latest`));
    const { result } = await client.send('Profiler.takePreciseCoverage');
    const blocks = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    const most = Math.max(...blocks.map(({ count }) => count));
    expect(most, `the runs of the busiest block, towards ${name}`).toBeLessThan(50_000);
  }
});

test('NAV-03 past 250px of scroll the bar is fixed, white and shadowed, and the logo swaps its variant', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'absolute');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar.locator('[data-logo]')).toHaveAttribute('data-logo', 'white');
  await scrollTo(page, 250);
  await expect(bar).toHaveAttribute('data-fixed', 'false');
  await scrollTo(page, 251);
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
  await expect(bar.locator('[data-logo]')).toHaveAttribute('data-logo', 'black');
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('position', 'absolute');
});

test('NAV-04 the logo scrolls to the top on the home page and leads home from any other', async ({
  page,
}) => {
  await page.goto('/about');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Datum & Beam, home' });
  await logo.click();
  await expect(page).toHaveURL('/');
  await scrollTo(page, 1500);
  await logo.click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page).toHaveURL('/');
});

test('NAV-05 NAV-06 NAV-12 the desktop bar has About, Services, Learn, Careers and Contact in this order, then two buttons and the social links', async ({
  page,
}) => {
  await page.goto('/');
  const items = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li').locator('> a, > button');
  await expect(items).toHaveText(['About', 'Services', 'Learn', 'Careers', 'Contact']);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Services' }).click();
  for (const [name, path] of services) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.getByRole('button', { name: 'Learn' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Resources' })).toHaveAttribute(
    'href',
    '/resources',
  );
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Book a Meeting' })).toBeVisible();
  for (const name of ['Join DPP Readiness Program', 'LinkedIn', 'YouTube']) {
    const link = bar.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('NAV-07 a dropdown works by mouse: it opens, its chevron shows it, and it closes by a click elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Services' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Workshop Factory' });
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  await expect.poll(() => isSaidToBeOpen(page, 'Services')).toBe(true);
  await expect(button.locator('[data-icon=chevron]')).toHaveCSS('rotate', '180deg');
  await page.getByRole('button', { name: 'Learn' }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeHidden();
  await expect.poll(() => isSaidToBeOpen(page, 'Learn')).toBe(false);
});

test('NAV-07 a dropdown works by keyboard: Enter, arrow keys, Escape, and leaving it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Services' });
  const bar = page.getByRole('banner');
  const first = bar.getByRole('link', { name: 'Passport Factory' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(bar.getByRole('link', { name: 'OptiBuild Factory' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(first).toBeHidden();
  await page.keyboard.press('Space');
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();
});

test('NAV-13 /value-factory is reached from every menu', async ({ page }) => {
  for (const where of ['bar', 'footer', 'menu'] as const) {
    await page.setViewportSize({ width: where === 'menu' ? 390 : 1440, height: 900 });
    await page.goto('/');
    if (where === 'bar') await page.getByRole('button', { name: 'Services' }).click();
    if (where === 'menu') await page.getByRole('button', { name: 'Open the menu' }).click();
    const area = { bar: 'banner', footer: 'contentinfo', menu: 'dialog' } as const;
    await page.getByRole(area[where]).getByRole('link', { name: 'Value Factory' }).click();
    await expect(page).toHaveURL('/value-factory');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Value Factory');
  }
});

test.describe('below 1280px', () => {
  test.use({ viewport: { width: 1279, height: 900 } });

  test('NAV-08 a hamburger opens the full-screen menu with its groups, buttons and links', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText(['Our Services', 'Learn', 'Company']);
    const learn = ['Blog', 'Resources'];
    const names = [...services.map(([name]) => name), ...learn, 'About', 'Careers', 'Contact'];
    for (const name of [...names, 'Privacy Policy', 'Join DPP Readiness Program', 'LinkedIn', 'YouTube']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expect(menu.getByRole('button', { name: 'Book a Meeting' })).toBeVisible();
    expect(await menu.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(1279);
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
  });

  test('NAV-08 choosing a page closes the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/career');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  });
});

test('NAV-09 "Book a Meeting" opens a full-screen dialog whose frame loads only then', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('iframe')).toHaveCount(0);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
  await expect(dialog).toBeVisible();
  // In CSS layout pixels: boundingBox() also includes a transform that is still animating.
  expect(
    await dialog.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]),
  ).toEqual([1440, 900]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await dialog.getByText('Load the calendar').click();
  await expect(dialog.frameLocator('iframe').getByText('15-minute introduction')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('NAV-10 NAV-11 the footer has its columns, the copyright line, the social links, and the channel with its round logo', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const columns: Record<string, string[]> = {
    'Our Services': services.map(([name]) => name),
    'Knowledge Base': [
      'Blog',
      'Resources',
      'Quizzes',
      'Glossary',
      'Where the law stands',
      'Sample passport',
      'Questions',
    ],
    Company: ['About', 'Careers', 'Contact', 'Privacy Policy'],
  };
  for (const [name, entries] of Object.entries(columns)) {
    await expect(footer.getByRole('navigation', { name }).getByRole('link')).toHaveText(entries);
  }
  // The browser's year, which around New Year differs from this process's in another zone.
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer).toContainText(`© ${year} Datum & Beam sp. z o.o.`);
  await expect(footer).toContainText('The leading partner in digital transformation');
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'The Datum Line' })).toBeVisible();
  const logo = footer.locator('img[src="/images/channel-logo.svg"]');
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
