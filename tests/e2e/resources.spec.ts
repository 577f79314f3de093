import { readdirSync, readFileSync } from 'node:fs';
import { downloadPath } from '../../src/domain/downloads/download-link.ts';
import { toResource } from '../../src/domain/downloads/resource.ts';
import { expectAccessible } from './axe.ts';
import { eventsNamed, expect, mailTo, openWithoutScripts, test, untilHydrated } from './journey.ts';
import { tabTo } from './keys.ts';

const SEED = new URL('../../local/seed/documents/resources/', import.meta.url);

/** The seed's PDFs, by name. */
const FILES = readdirSync(SEED)
  .filter((name) => name.endsWith('.pdf'))
  .toSorted();

test('RES-02 RES-05 RES-06 DOWN-02 LIVE-04 a visitor finds a PDF, requests its link by keyboard, and downloads it from the mail', async ({
  page,
  request,
}) => {
  // The first start of this function may take longer than a page waits for it.
  await request.head(downloadPath('none'));
  const [fileName = ''] = FILES;
  const title = fileName.replace(/\.pdf$/, '');
  const recipient = `visitor-${crypto.randomUUID()}@example.org`;

  await page.goto('/resources');
  await expect(page.getByRole('article')).toHaveCount(FILES.length);
  await page.getByPlaceholder('Search resources...').focus();
  await page.keyboard.type(title.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  const opener = page.getByRole('link', { name: `Get the PDF: ${title}`, exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Get the download link' });
  await expect(dialog).toContainText(title);
  const emailField = dialog.getByLabel('Your email address');
  await expect(emailField).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(emailField).toHaveAccessibleDescription('Please enter your email.');
  await page.keyboard.type(recipient);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Email Sent Successfully' })).toBeFocused();
  await expect(dialog).toContainText('The download link has been sent to your email.');
  expect(await eventsNamed(page, 'resources_enter_email')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const mail = await mailTo(recipient);
  expect(mail.subject).toContain(title);
  const link = /https?:\/\/\S+\/download\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  // The state of the download is known at the first paint, before any script.
  const release = await openWithoutScripts(page, link);
  await expect(page.getByText('Your file is ready. The link is valid for 1 hour.')).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL('/download');
  await expectAccessible(page, 'ready');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download File' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
  const stored = readFileSync(new URL(encodeURIComponent(fileName), SEED));
  expect(readFileSync(await download.path()).equals(stored)).toBe(true);
  await expect
    .poll(() => eventsNamed(page, 'custom_file_download'))
    .toEqual([{ event: 'custom_file_download', file_name: fileName }]);
});

test('RES-03 a shortened title is expanded, and shortened again', async ({ page }) => {
  const resource = toResource({ fileName: 'a'.repeat(66), url: '/', updated: new Date(), sizeInBytes: 1 });
  await page.route('/api/resources', (route) => route.fulfill({ json: { resources: [resource] } }));
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
  const [short, whole] = [page.locator('article h3 span').first(), page.locator('article h3 span').last()];
  await expect(whole).toBeHidden();
  await page.getByText('Show more').click();
  await expect(whole).toBeVisible();
  await expect(short).toBeHidden();
  await page.getByText('Show less').click();
  await expect(short).toBeVisible();
});
