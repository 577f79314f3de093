import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { STORAGE } from '../origins.ts';
import { expectAccessible } from './axe.ts';
import { expect, holdBack, layoutShiftsOf, test } from './journey.ts';

const POLICY = '/document/docs_pdf/privacy_policy.pdf';
const STORED = new URL('../../local/seed/documents/docs_pdf/privacy_policy.pdf', import.meta.url);

/** Makes the browser claim that it shows PDFs in pages, or that it does not, as headless Chromium does by default. */
async function setPdfViewerEnabled(page: Page, isEnabled: boolean): Promise<void> {
  await page.addInitScript((isShown) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => isShown });
  }, isEnabled);
}

test('DOC-01 the footer leads to the privacy policy in a frame that fills the window, and its link opens the same PDF in a new tab', async ({
  page,
  context,
  request,
  toleratedLogs,
}) => {
  // The new tab requests an icon from the Storage emulator.
  toleratedLogs.push('status of 501');
  await setPdfViewerEnabled(page, true);
  await page.goto('/#services'); // A page with a fragment is laid out whole, so that its footer does not move later.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(POLICY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const frame = page.getByTitle('Privacy policy');
  await expect(frame).toBeVisible();
  const box = await frame.boundingBox();
  expect(box?.width).toBe(1440);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
  expect(box?.height).toBeGreaterThan(600);
  const link = page.getByRole('link', { name: /^Open the document/ });
  const url = (await link.getAttribute('href')) ?? '';
  await expect(frame).toHaveAttribute('src', url);
  expect(await layoutShiftsOf(page)).toEqual([]);
  await expectAccessible(page);

  const opened = context.waitForEvent('request', (requested) => requested.url() === url);
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect((await opened).isNavigationRequest()).toBe(true);
  await tab.close();

  const response = await request.get(url);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).equals(readFileSync(STORED))).toBe(true);
});

test('DOC-01 in a browser that does not show PDFs in pages, nothing moves once the document is found', async ({
  page,
}) => {
  await setPdfViewerEnabled(page, false);
  const release = await holdBack(page, `${STORAGE}/**`);
  await page.goto(POLICY);
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: /^Open the document/ })).toBeVisible();
  await expect(page.getByTitle('Privacy policy')).toHaveCount(0);
  expect(await layoutShiftsOf(page)).toEqual([]);
});
