/**
 * `npm run bench:clicks`: how long after a click on a link of the menu the next page is painted, with a processor
 * that is four times slower, as Lighthouse slows it for a phone. Beside a running `npm start`.
 */
import { chromium, type Page } from '@playwright/test';
import { localUrl, PORTS } from '../../emulators/ports.ts';
import { browserOptions } from '../../scripts/chromium.ts';
import { median } from './median.ts';

const RUNS = 5;
const SLOWER = 4;

/** From the moment of the press to the frame that shows the heading of the next page, in milliseconds. */
const WATCH = () => {
  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = heading();
      const look = () => {
        if (heading() === before) requestAnimationFrame(look);
        // The task after a frame begins when that frame is painted.
        else
          requestAnimationFrame(() =>
            setTimeout(() => (window.clickToPaint = performance.now() - timeStamp)),
          );
      };
      look();
    },
    { capture: true },
  );
};

declare global {
  interface Window {
    clickToPaint?: number;
  }
}

const browser = await chromium.launch(browserOptions());
const links = ['About', 'Careers', 'Contact'];
console.log(
  '| link | first visit, median ms | max ms | again, median ms | max ms |\n|---|---:|---:|---:|---:|',
);
for (const name of links) {
  const [first, again]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(WATCH);
    await page.goto(localUrl(PORTS.hosting));
    // A visitor moves the mouse before pressing anything: that starts the app.
    await page.mouse.move(600, 400);
    await page.waitForFunction(() => !('earlyActs' in window));
    await page.waitForLoadState('networkidle');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    first.push(await press(page, name));
    await page.goBack();
    await page.waitForTimeout(1000);
    again.push(await press(page, name));
    await page.close();
  }
  console.log(
    `| ${name} | ${median(first)} | ${Math.max(...first)} | ${median(again)} | ${Math.max(...again)} |`,
  );
}
await browser.close();

/** Points at the link as long as people do before they press. */
async function press(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await page.evaluate(() => delete window.clickToPaint);
  await link.hover();
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.clickToPaint !== undefined);
  return Math.round((await page.evaluate(() => window.clickToPaint)) ?? Number.NaN);
}
