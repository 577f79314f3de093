import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, headingOf, test } from './journey.ts';
import { PAGES } from './site-map.ts';

/** The browser's error for a request without a network. */
const LOGS = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_NETWORK_CHANGED',
  'Failed to fetch',
  'dynamically imported module',
];

const line = (page: Page) => page.getByText(/^You are offline\. You can keep reading/);

/** Whether the lowest pixel of a PNG has the colour of the element's ground. */
async function isGroundAtEndOf(element: Element, png: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(2, 1).getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = getComputedStyle(element).backgroundColor;
  pen.fillRect(0, 0, 1, 1);
  pen.drawImage(picture, 0, picture.height - 1, 1, 1, 1, 0, 1, 1);
  const [red, green, blue, , ...last] = pen.getImageData(0, 0, 2, 1).data;
  return [red, green, blue].every((value, index) => value === last[index]);
}

test('a lost network is shown at the bottom of the window, and covers nothing permanently', async ({
  page,
}) => {
  await page.goto('/career');
  await page.context().setOffline(true);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' });
    await last.blur();
    await last.focus();
    const [below, above] = await Promise.all([last.boundingBox(), line(page).boundingBox()]);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  }
  await expectAccessible(page);
  // A picture of the whole page is painted beyond the window: the line is not there, the ground of the footer is.
  await page.evaluate(() => scrollTo(0, 0));
  const picture = await page.screenshot({ fullPage: true });
  expect(await page.getByRole('contentinfo').evaluate(isGroundAtEndOf, picture.toString('base64'))).toBe(
    true,
  );
  await page.context().setOffline(false);
  await expect(line(page)).toHaveCount(0);
});

test('ROUTE-01 a page that was not loaded before the network was lost opens by itself when it is back', async ({
  page,
  expectedLogs,
  toleratedLogs,
}) => {
  toleratedLogs.push(...LOGS);
  expectedLogs.push('A page could not be loaded');
  await page.goto('/career');
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(headingOf(page)).toHaveText(PAGES['/about'] ?? '');
});

test('a page that opens without a network has its picture', async ({ page, expectedLogs, toleratedLogs }) => {
  toleratedLogs.push(...LOGS);
  expectedLogs.push('A page could not be loaded');
  await page.setViewportSize({ width: 390, height: 844 });
  // Long enough that the test does not reach its end.
  await page.goto('/passport-factory-digital-product-passport');
  await page.context().setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Careers' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();
  const logo = footer.locator('img').first();
  await logo.scrollIntoViewIfNeeded();
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('BLOG-06 a list that could not be loaded without a network loads by itself when it is back', async ({
  page,
  expectedLogs,
  toleratedLogs,
}) => {
  toleratedLogs.push(...LOGS);
  expectedLogs.push('The posts could not be read');
  await page.goto('/blog');
  await page.context().setOffline(true);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Sustainability/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').first()).toContainText('Sustainability');
});

test('CONT-09 CONT-10 without a network the contact form says why it cannot be sent, and preserves the typed text', async ({
  page,
  expectedLogs,
  toleratedLogs,
}) => {
  toleratedLogs.push(...LOGS);
  expectedLogs.push('could not be sent');
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Zofia Nowak');
  await page.getByLabel('Email').fill('zofia@example.org');
  await page.getByLabel('Subject').fill('Passport for boards');
  await page.getByLabel('Message').fill('We make mineral wool boards and have a question.');
  await page.getByText('Load the spam check').click();
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await page.context().setOffline(true);
  await expect(page.getByText('You can send it once you’re back online.')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('You are offline, so nothing was sent.');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('We make mineral wool boards and have a question.');
  await page.context().setOffline(false);
  await expect(page.getByText('You can send it once you’re back online.')).toHaveCount(0);
});
