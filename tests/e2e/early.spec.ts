import type { Page } from '@playwright/test';
import { expect, test, untilTakenOver } from './journey.ts';
import { PAGES } from './site-map.ts';

const SCRIPTS = '**/assets/*.js';

/** Pages whose content depends on who looks, so that the server leaves it open. They are not for search engines. */
const OPEN = ['/add-post', '/download', '/document/docs_pdf/privacy_policy.pdf'];

/** Opens a page and holds its scripts back; gives what lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let deliver = () => {};
  const held = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  // Not the journey's own goto, which waits for the app.
  await page.evaluate((to) => location.assign(to), new URL(path, 'http://127.0.0.1:5000').href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return deliver;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of Object.entries(PAGES)) {
    test(`SEO-01 ${path} arrives with heading, title, description and its content`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const [, shown = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(plain(shown)).toContain(heading);
      expect(html).toMatch(/<title>[^<]+\| Datum &amp; Beam<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
      const words = plain(/<main.*<\/main>/s.exec(html)?.[0] ?? '');
      expect(words.length).toBeGreaterThan(OPEN.includes(path) ? 50 : 400);
    });
  }
});

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}

test('SEO-01 before the scripts are there links lead on, and the page can be read', async ({ page }) => {
  await openWithoutScripts(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/career');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work on data that ends up in buildings');
});

test('SEO-01 a button that is pressed before the scripts are there does its work once they are', async ({
  page,
}) => {
  const deliver = await openWithoutScripts(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  deliver();
  await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
});

test('SEO-01 what is typed before the scripts are there stays, and a form is not sent into the void', async ({
  page,
}) => {
  const deliver = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Name').fill('Zoë');
  await page.getByLabel('Message').fill('We make mineral wool boards.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact');
  deliver();
  await untilTakenOver(page);
  await expect(page.getByLabel('Name')).toHaveValue('Zoë');
  await expect(page.getByText('28 / 500 characters')).toBeVisible();
  await expect(page.getByText('Subject is required')).toBeVisible();
});
