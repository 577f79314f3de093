import type { Page } from '@playwright/test';
import { expect, headingOf, test, untilHydrated } from './journey.ts';
import { PAGES } from './site-map.ts';

const ABOUT_SCREEN = '**/assets/about-screen*.js';

/** Hosting's response for a file that a newer version of the site does not have. */
const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' };

/** The browser's errors for a missing file. */
const MISSING_FILE_LOGS = ['status of 404', 'MIME type', 'dynamically imported module'];

async function followAbout(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(headingOf(page)).toHaveText(PAGES['/about'] ?? '');
}

/** Makes the tab older than the site: the file with the screen of /about is missing until /about is loaded as a document. */
async function simulateDeploy(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/about') isOld = false;
  });
  await page.route(ABOUT_SCREEN, (route) => (isOld ? route.fulfill(GONE) : route.continue()));
}

/** Opens /career, and counts how often /about is then loaded as a document. */
async function openCareer(page: Page): Promise<() => number> {
  await page.goto('/career');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/about') loads += 1;
  });
  return () => loads;
}

test('ROUTE-01 after a deploy a link in an open tab still leads to its page, and Back leads back', async ({
  page,
  toleratedLogs,
}) => {
  toleratedLogs.push(...MISSING_FILE_LOGS);
  const loads = await openCareer(page);
  await simulateDeploy(page);
  await followAbout(page);
  await untilHydrated(page);
  await expect(headingOf(page)).toHaveText(PAGES['/about'] ?? '');
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/career');
  await expect(headingOf(page)).toHaveText(PAGES['/career'] ?? '');
});

test('ROUTE-01 if a reload does not help it is not repeated, and the page can still be read and left', async ({
  page,
  toleratedLogs,
}) => {
  toleratedLogs.push(...MISSING_FILE_LOGS);
  const loads = await openCareer(page);
  await page.route(ABOUT_SCREEN, (route) => route.fulfill(GONE));
  await followAbout(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(headingOf(page)).toHaveText(PAGES['/contact'] ?? '');
  expect(loads()).toBe(1);
});
