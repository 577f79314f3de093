import type { Page } from '@playwright/test';
import { ACTS, type Act } from './acts.ts';
import { expect, openNow, test, untilHydrated, watch } from './journey.ts';

const DELAYS_MS = [0, 50, 150, 300, 700, 1500, 3000];
const INPUTS = ['mouse', 'touch', 'keyboard'] as const;
const PROCESSORS = [1, 6];
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Visitors who try moments at the same time: most of a moment is waiting. */
const VISITORS = 3;

interface Moment {
  /** Delays after the first paint. */
  readonly delay: number;
  readonly slowdown: number;
  readonly isSlow4g: boolean;
  readonly input: (typeof INPUTS)[number];
}

/**
 * Each delay once, with the other conditions in rotation, starting with a different one for each act: among the acts a
 * slow network meets either processor.
 */
function momentsFor(index: number): readonly Moment[] {
  return DELAYS_MS.map((delay, at) => {
    const turn = at + index;
    return {
      delay,
      slowdown: PROCESSORS[(turn + Math.floor(turn / 4)) % 2] ?? 1,
      isSlow4g: turn % 4 === 1,
      input: INPUTS[turn % 3] ?? 'mouse',
    };
  });
}

test.use({ hasTouch: true });

for (const [index, [name, act]] of Object.entries(ACTS).entries()) {
  test(`LIVE-01 LIVE-02 a visitor ${name} at any moment, and it has its effect once`, async ({
    browser,
    offMachine,
  }) => {
    test.slow();
    // The longest first, so that all visitors finish at about the same time.
    const moments = momentsFor(index).toSorted((a, b) => a.delay - b.delay);
    const tryMoments = async () => {
      const context = await browser.newContext({
        viewport: act.isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      const faults = await watch(context, offMachine);
      const page = await context.newPage();
      for (let moment = moments.pop(); moment; moment = moments.pop()) {
        const tried = moment;
        await test.step(JSON.stringify(tried), () => tryAt(page, act, tried));
      }
      expect(faults, 'errors that a page threw or logged').toEqual([]);
      await context.close();
    };
    await Promise.all(Array.from({ length: VISITORS }, tryMoments));
  });
}

async function tryAt(page: Page, { path, from, act, effect }: Act, moment: Moment): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await forgetVisits(page);
  if (from) await openNow(page, from);
  await client.send('Emulation.setCPUThrottlingRate', { rate: moment.slowdown });
  await client.send('Network.enable');
  if (moment.isSlow4g) await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await openNow(page, path);
  await page.waitForTimeout(moment.delay);
  await act(page, moment.input);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.send('Network.emulateNetworkConditions', { ...SLOW_4G, latency: 0, downloadThroughput: -1 });
  await untilHydrated(page);
  await effect(page);
  await client.detach();
}

/** Only a page of the site has storage. */
async function forgetVisits(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
