import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/chromium.ts';
import { createBookingPage } from '../booking/server.ts';

const server = createBookingPage();
const address = `http://127.0.0.1:${await server.listen(0)}/`;
const browser = await chromium.launch(launchOptions());
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function openPage(options: { width?: number; timezoneId?: string } = {}) {
  const { width = 1000, timezoneId = 'America/New_York' } = options;
  const context = await browser.newContext({ viewport: { width, height: 800 }, timezoneId });
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  return { page, problems, requests };
}

test('the page contains no URL of another origin', async () => {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).not.toMatch(/https?:\/\/|\/\/[a-z]|url\(|@import/i);
  expect(html).toContain('15-minute introduction');
});

test('local sites may frame the page, others may not, and it may load nothing', async () => {
  const policy = (await fetch(address)).headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain('frame-ancestors http://127.0.0.1:* http://localhost:*');
  expect(policy).toContain("default-src 'none'");
  expect(policy.join()).not.toContain('unsafe');
});

test('other paths return 501', async () => {
  expect((await fetch(`${address}other`)).status).toBe(501);
  expect((await fetch(address, { method: 'POST' })).status).toBe(501);
});

test('a meeting is chosen by keyboard alone, and the page says that nothing was booked', async () => {
  const { page, problems, requests } = await openPage();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('heading', { name: 'times in America/New_York' }).isVisible()).toBe(true);
  const day = page.locator('[data-times]').first();
  expect(await day.getAttribute('aria-pressed')).toBe('true');
  const [first] = (await day.getAttribute('data-times'))?.split(' ') ?? [];
  const options = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const;
  const local = new Date(first ?? '').toLocaleTimeString('en-GB', options);
  expect(await page.locator('.times button').first().textContent()).toBe(local);
  await page.keyboard.press('Enter');
  const status = await page.getByRole('status').textContent();
  expect(status).toContain(`${await day.getAttribute('aria-label')} at ${local} (America/New_York)`);
  expect(status).toContain('nothing was booked');
  expect(problems).toEqual([]);
  expect(requests).toEqual([address]);
});

test('another day clears the confirmation', async () => {
  const { page } = await openPage();
  await page.locator('[data-times]').first().click();
  await page.locator('.times button').first().click();
  await page.locator('[data-times]').nth(1).click();
  expect(await page.getByRole('status').textContent()).toBe('');
  expect(await page.locator('[data-times][aria-pressed="true"]').count()).toBe(1);
});

test('times that fall on another day in the visitor’s time zone name it', async () => {
  const { page } = await openPage({ timezoneId: 'Pacific/Auckland' });
  await page.locator('[data-times]').first().click();
  const texts = await page.locator('.times button').allTextContents();
  expect(texts[0]).toMatch(/^\d\d:\d\d$/);
  expect(texts.at(-1)).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d$/);
});

test.each([320, 768, 1440])('at %i px nothing is cut off and buttons are large enough', async (width) => {
  const { page } = await openPage({ width });
  await page.locator('[data-times]').first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const sizes = await page
    .locator('button')
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height),
      ),
    );
  // WCAG 2.2, 2.5.8: 24 px.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
