import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, layoutShift, test } from './journey.ts';
import { POST } from './site-map.ts';

/** A slow line: the page comes in so many pieces, each some frames after the one before. */
const PIECES = 30;
const PAUSE_MS = 50;

const WIDTHS = [390, 1440];

/** Pages that are laid out in different ways. */
const LAYOUTS = [
  '/',
  '/value-factory',
  '/blog',
  POST.path,
  '/contact',
  '/resources',
  '/quiz/achievingProductTransparency',
];

test.use({ expectedLogs: ['ERR_FAILED', 'Failed to fetch'] });

/** Serves a page as a slow line does. */
async function serveInPieces(html: string) {
  const size = Math.ceil(html.length / PIECES);
  const line = createServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    for (let at = 0; at < html.length; at += size) {
      response.write(html.slice(at, at + size));
      await wait(PAUSE_MS);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => line.close() };
}

/** Takes what belongs to the page from the site, but for the fonts and the app, which would not know the address. */
async function takeTheRestFromTheSite(page: Page, line: string): Promise<void> {
  await page.route(
    (url) => url.origin === line && url.pathname !== '/',
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (pathname.startsWith('/assets/')) return route.abort();
      return route.fulfill({
        response: await route.fetch({ url: `http://127.0.0.1:5000${pathname}${search}` }),
      });
    },
  );
}

for (const path of LAYOUTS) {
  test(`SEO-01 nothing on ${path} moves while it is still coming`, async ({ page, request }) => {
    const line = await serveInPieces(await (await request.get(path)).text());
    await takeTheRestFromTheSite(page, line.origin);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const address = `${line.origin}/?${width}`;
      await page.evaluate((to) => location.assign(to), address);
      await page.waitForURL(address, { waitUntil: 'load' });
      expect(await layoutShift(page), `${width} px`).toBeLessThan(0.001);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    line.close();
  });
}
