import type { Page } from '@playwright/test';
import { ACTS, type Act } from './acts.ts';
import { expect, openUntilPainted, test, untilHydrated, watch } from './journey.ts';

const INPUTS = ['mouse', 'touch', 'keyboard'] as const;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }; // ms and bytes per second
const NO_THROTTLING = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface Moment {
  /** Milliseconds after the first paint. */
  readonly delay: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
  readonly isSlow4g: boolean;
  readonly input: (typeof INPUTS)[number];
}

/** Three moments, one with a slow processor; with EVERY_MOMENT (nightly) every delay, slowdown and network. Inputs take turns. */
function momentsFor(actIndex: number): readonly Moment[] {
  if (!process.env.EVERY_MOMENT) {
    return [0, 150, 1500].map((delay, delayIndex) => {
      const turn = (delayIndex + actIndex) % INPUTS.length;
      return { delay, slowdown: turn === 0 ? 6 : 1, isSlow4g: false, input: INPUTS[turn] ?? 'mouse' };
    });
  }
  return [0, 50, 150, 300, 700, 1500, 3000].flatMap((delay, delayIndex) =>
    [1, 6].flatMap((slowdown) =>
      [false, true].map((isSlow4g) => {
        const turn = (delayIndex + Number(isSlow4g) + slowdown + actIndex) % INPUTS.length;
        return { delay, slowdown, isSlow4g, input: INPUTS[turn] ?? 'mouse' };
      }),
    ),
  );
}

test.use({ hasTouch: true });

for (const [actIndex, [name, act]] of Object.entries(ACTS).entries()) {
  test(`LIVE-01 LIVE-02 a visitor ${name} soon after the first paint, and that takes effect once`, async ({
    browser,
    externalRequests,
  }) => {
    test.slow();
    const viewport = act.isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport });
    const faults = await watch(context, externalRequests);
    const page = await context.newPage();
    for (const moment of momentsFor(actIndex)) {
      await test.step(JSON.stringify(moment), () => tryAt(page, act, moment));
    }
    expect(faults, 'errors that a page threw or logged').toEqual([]);
    await context.close();
  });
}

async function tryAt(page: Page, { path, from, act, effect }: Act, moment: Moment): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await forgetVisits(page);
  if (from) await openUntilPainted(page, from);
  await client.send('Emulation.setCPUThrottlingRate', { rate: moment.slowdown });
  await client.send('Network.enable');
  // As on a first visit, the app does not come from the cache.
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (moment.isSlow4g) await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await openUntilPainted(page, path);
  await page.waitForTimeout(moment.delay);
  await act(page, moment.input);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.send('Network.emulateNetworkConditions', NO_THROTTLING);
  await untilHydrated(page);
  await effect(page);
  await client.detach();
}

/** Clears the site's storage. The blank page before the first visit has none. */
async function forgetVisits(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
