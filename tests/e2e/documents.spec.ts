import { readFileSync } from 'node:fs';
import { STORAGE } from '../addresses.ts';
import { expectAccessible } from './axe.ts';
import { expect, holdBack, layoutShift, test } from './journey.ts';

const POLICY = '/document/docs_pdf/privacy_policy.pdf';
const STORED = new URL('../../local/seed/documents/docs_pdf/privacy_policy.pdf', import.meta.url);
const REQUESTS = `${STORAGE}/**`;
const NOT_FOUND = 'Document not found or an error occurred.';

test('DOC-01 the footer leads to the privacy policy, which is shown in a frame on request, and whose link opens the same PDF in a new tab', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(POLICY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const frame = page.getByTitle('Privacy policy');
  const show = page.getByRole('button', { name: 'Show the document here' });
  await expect(show).toBeVisible();
  await expect(frame).toHaveCount(0);
  await show.click();
  await expect(frame).toBeFocused();
  const link = page.getByRole('link', { name: /^Open the document/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expect(frame).toHaveAttribute('src', address);

  const opened = context.waitForEvent('request', (requested) => requested.url() === address);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect((await opened).isNavigationRequest()).toBe(true);
  await tab.close();

  const response = await request.get(address);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).equals(readFileSync(STORED))).toBe(true);
});

test('DOC-01 nothing moves when the document has loaded and when its frame appears, and axe finds nothing', async ({
  page,
}) => {
  const deliver = await holdBack(page, REQUESTS);
  await page.goto(POLICY);
  await expect(page.getByText('Loading...')).toBeVisible();
  deliver();
  const show = page.getByRole('button', { name: 'Show the document here' });
  await expect(show).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await show.click();
  await expect(page.getByTitle('Privacy policy')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await expectAccessible(page);
});

for (const [what, path] of [
  ['an unknown file', '/document/docs_pdf/no-such-file.pdf'],
  ['a private folder', '/document/resources/privacy_policy.pdf'],
  ['an unknown folder', '/document/secrets/privacy_policy.pdf'],
  ['a way out of the folder', '/document/docs_pdf/..%2Fresources%2Fguide.pdf'],
  ['something other than a PDF', '/document/docs_pdf/privacy_policy.html'],
] as const) {
  test(`DOC-01 ${what} shows the text and no frame`, async ({ page, expectedLogs }) => {
    expectedLogs.push('the server responded with a status of 404');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('DOC-01 if Storage cannot be reached the text is shown, and the document after a retry', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('ERR_FAILED', 'The document could not be found');
  await page.route(REQUESTS, (route) => route.abort());
  await page.goto(POLICY);
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible({ timeout: 30_000 });
  await page.unroute(REQUESTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Show the document here' })).toBeVisible();
});
