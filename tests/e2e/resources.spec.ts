import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { type DeliveredMail, readMailbox } from '../mailbox.ts';
import { expectAccessible } from './axe.ts';
import { downloadPath, foreignToken } from './download-tokens.ts';
import { dataLayer, expect, openWithoutScripts, test, untilHydrated } from './journey.ts';
import { tabTo } from './keys.ts';

const STORED = new URL('../../local/seed/documents/resources/', import.meta.url);
const FAILED = 'Something went wrong while preparing your download. Please try again later.';

/** The seed's PDFs, by name. */
function storedFiles(): string[] {
  return readdirSync(STORED).filter((name) => name.endsWith('.pdf'));
}

function firstFile(): string {
  const [fileName] = storedFiles().toSorted();
  if (!fileName) throw new Error('The seed has no resources');
  return fileName;
}

const titleOf = (fileName: string) => fileName.replace(/\.pdf$/, '');
const newRecipient = () => `visitor-${crypto.randomUUID()}@example.org`;

/** The only mail to an address, once it has arrived. */
async function mailTo(recipient: string): Promise<DeliveredMail> {
  let found: DeliveredMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMailbox()).find(({ to }) => to.address === recipient);
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail has come to ${recipient}`);
  return found;
}

/** The token in the link that is mailed for a file. */
async function mailedToken(request: APIRequestContext, fileName: string): Promise<string> {
  const email = newRecipient();
  const requested = await request.post('/api/download-link', { data: { email, fileName } });
  expect(await requested.json()).toEqual({ success: true });
  const { text } = await mailTo(email);
  return /\/download\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

/** The events of a name in the data layer. */
async function measured(page: Page, name: string): Promise<unknown[]> {
  return (await dataLayer(page)).filter(({ event }) => event === name);
}

test('RES-02 RES-05 RES-06 DOWN-02 a visitor finds a PDF, requests its link by keyboard, and downloads it from the mail', async ({
  page,
}) => {
  const fileName = firstFile();
  const title = titleOf(fileName);
  const recipient = newRecipient();

  await page.goto('/resources');
  await expect(page.getByRole('article')).toHaveCount(storedFiles().length);
  await page.getByPlaceholder('Search resources...').focus();
  await page.keyboard.type(title.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: `Get the PDF: ${title}`, exact: true }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Get the download link' });
  await expect(dialog).toContainText(title);
  await expect(dialog.getByLabel('Your email address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your email address')).toHaveAccessibleDescription(
    'Please enter your email.',
  );
  await page.keyboard.type(recipient);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Email Sent Successfully' })).toBeFocused();
  await expect(dialog).toContainText('The download link has been sent to your email.');
  expect(await measured(page, 'resources_enter_email')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const mail = await mailTo(recipient);
  expect(mail.subject).toContain(title);
  const link = /https?:\/\/\S+\/download\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText('Your file is ready. The link is valid for 1 hour.')).toBeVisible();
  await expect(page).toHaveURL('/download');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download File' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(fileName);
  const stored = readFileSync(new URL(encodeURIComponent(fileName), STORED));
  expect(readFileSync(await download.path()).equals(stored)).toBe(true);
  await expect
    .poll(() => measured(page, 'custom_file_download'))
    .toEqual([{ event: 'custom_file_download', file_name: fileName }]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('LIVE-04 DOWN-01 DOWN-02 DOWN-03 the page of a link shows the state of its token at the first paint, before any script', async ({
  page,
  request,
}) => {
  const fileName = firstFile();
  const headings = {
    '/download': 'No token specified.',
    [downloadPath(await mailedToken(request, fileName))]: titleOf(fileName),
    [downloadPath(foreignToken(fileName, -1))]: 'Your Download Link Has Expired',
    [downloadPath(foreignToken(fileName))]: 'Something went wrong',
    [downloadPath('a.b.c')]: 'Invalid token payload.',
  };
  for (const [path, heading] of Object.entries(headings)) {
    const deliver = await openWithoutScripts(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(heading);
    deliver();
    await untilHydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(heading);
    await page.unrouteAll();
  }
});

test('DOWN-03 DOWN-04 altered and foreign tokens return no file', async ({ page, request }) => {
  const fileName = firstFile();
  const token = await mailedToken(request, fileName);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(payload, 'base64url').toString().replace('.pdf', '2.pdf');
  const altered = [
    `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${header}.${Buffer.from(other).toString('base64url')}.${signature}`,
    foreignToken(fileName),
    foreignToken('../docs_pdf/privacy_policy.pdf'),
  ];
  for (const wrong of altered) {
    const response = await request.get(`/api/download?token=${encodeURIComponent(wrong)}`);
    expect(response.status()).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: 'Invalid or expired token.' });
    await page.goto(downloadPath(wrong));
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download File' })).toHaveCount(0);
  }
  await page.goto(downloadPath(token));
  await expect(page.getByRole('heading', { level: 2, name: titleOf(fileName) })).toBeVisible();
  await expectAccessible(page, 'ready');
});

for (const width of [390, 1440])
  test(`RES-03 at ${width} px every title has at most 65 characters, and a longer one is expanded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resources');
    const cards = page.getByRole('article');
    await expect(cards.first().locator('summary')).toHaveCount(0);
    const titles = await cards.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(Math.max(...titles.map((title) => title.replace(/…$/, '').length))).toBeLessThanOrEqual(65);
    const long = cards.filter({ has: page.locator('summary') });
    await expect(long).not.toHaveCount(0);
    const [short, whole] = [long.last().locator('h3 span').first(), long.last().locator('h3 span').last()];
    await expect(whole).toBeHidden();
    await long.last().getByText('Show more').click();
    await expect(whole).toBeVisible();
    await expect(short).toBeHidden();
    await long.last().getByText('Show less').click();
    await expect(short).toBeVisible();
  });
