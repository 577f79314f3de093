// cspell:ignore mainthread
import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserOptions } from '../../scripts/chromium.ts';
import { ORIGIN } from '../origins.ts';
import { POST } from './site-map.ts';

/** A page of text only, to which the others are compared: times depend on the machine. */
const PLAIN = '/accessibility';

/** The limits of what is sent for a first visit, in KB, by the page's path. */
const MAX_KILOBYTES: Readonly<Record<string, number>> = {
  '/': 360,
  '/value-factory': 320,
  '/blog': 475,
  [POST.path]: 485,
  '/contact': 310,
};

/** Measures a page three times with Lighthouse's mobile defaults. Returns the run with the median blocking time. */
async function measure(port: number, path: string) {
  const runs: Record<'kilobytes' | 'shift' | 'blockingMs' | 'mainThreadMs', number>[] = [];
  for (let run = 0; run < 3; run += 1) {
    const options = { port, onlyCategories: ['performance'], logLevel: 'error' as const };
    const { audits = {} } = (await lighthouse(ORIGIN + path, options))?.lhr ?? {};
    const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    runs.push({
      kilobytes: numberOf('total-byte-weight') / 1024,
      shift: numberOf('cumulative-layout-shift'),
      blockingMs: numberOf('total-blocking-time'),
      mainThreadMs: numberOf('mainthread-work-breakdown'),
    });
  }
  const [, median] = runs.toSorted((one, other) => one.blockingMs - other.blockingMs);
  if (!median) throw new Error('Lighthouse measured nothing');
  return median;
}

test('LIVE-05 Lighthouse finds no layout shift, no page that blocks the main thread for longer than a plain page uses it, and no page heavier than its limit', async () => {
  test.slow();
  const port = 9222 + Number(process.env.PORT_OFFSET ?? 0);
  const browser = await chromium.launch(browserOptions(`--remote-debugging-port=${port}`));
  const plain = await measure(port, PLAIN);
  for (const [path, limit] of Object.entries(MAX_KILOBYTES)) {
    const { kilobytes, shift, blockingMs } = await measure(port, path);
    expect.soft(kilobytes, `KB of ${path}`).toBeLessThan(limit);
    expect.soft(shift, `what moves on ${path}`).toBeLessThan(0.001);
    expect.soft(blockingMs, `ms in which ${path} blocks`).toBeLessThan(plain.mainThreadMs);
  }
  await browser.close();
});
