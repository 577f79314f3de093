import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ORIGIN } from '../origins.ts';
import { expect, headingOf, layoutShiftsOf, test } from './journey.ts';
import { POST, SCREENS } from './site-map.ts';

const WIDTHS = [390, 1440];

/** A slow connection: the page arrives in this many chunks, a few frames apart. */
const CHUNKS = 15;
const CHUNK_DELAY_MS = 50;

/** Pages with different layouts. */
const PATHS = ['/', POST.path, '/resources'];

/** Serves a page over a slow connection. */
async function serveInChunks(html: string) {
  const size = Math.ceil(html.length / CHUNKS);
  const server = createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (let start = 0; start < html.length; start += size) {
      response.write(html.slice(start, start + size));
      await wait(CHUNK_DELAY_MS);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Serves the page's other files from the site, but refuses those in /assets/. The app must not start, since every page is served
 * here at `/`, which it would take for the home page; fonts and stylesheets that load after the first paint are left out, too.
 */
async function serveOtherFilesFromSite(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin === origin && url.pathname !== '/',
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (pathname.startsWith('/assets/')) return route.abort();
      return route.fulfill({
        response: await route.fetch({ url: `${ORIGIN}${pathname}${search}` }),
      });
    },
  );
}

for (const path of PATHS) {
  test(`LIVE-05 nothing on ${path} moves while it is still loading`, async ({
    page,
    request,
    toleratedLogs,
  }) => {
    toleratedLogs.push('ERR_FAILED', 'Failed to fetch');
    const slowServer = await serveInChunks(await (await request.get(path)).text());
    await serveOtherFilesFromSite(page, slowServer.origin);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const url = `${slowServer.origin}/?${width}`;
      await page.evaluate((to) => location.assign(to), url); // `page.goto` would wait for hydration
      await page.waitForURL(url, { waitUntil: 'load' });
      expect(await layoutShiftsOf(page), `${width} px`).toEqual([]);
      await expect(headingOf(page)).toBeVisible();
    }
    slowServer.close();
  });
}

for (const path of ['/glossary/cpr', '/career']) {
  test(`LIVE-05 nothing on ${path} moves when fonts and then stylesheets come after the first paint`, async ({
    page,
  }) => {
    for (const [files, delayMs] of [
      [/\.woff2$/, 500],
      [/\.css$/, 900],
    ] as const) {
      await page.route(files, async (route) => {
        await wait(delayMs);
        await route.continue();
      });
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await expect(page.locator('link[rel=stylesheet][media=all]').first()).toBeAttached();
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
}

test('LIVE-05 STAFF-08 the page of a withdrawn PDF gives way to one that says so, and nothing moves', async ({
  page,
}) => {
  await page.route('/api/resources', (route) => route.fulfill({ json: { resources: [] } }));
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(SCREENS.find((path) => path.startsWith('/resources/')) ?? '');
  await expect(page.getByText('This document has been withdrawn')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(await layoutShiftsOf(page)).toEqual([]);
});
