import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { storeConsent } from '../e2e/journey.ts';
import { type Effect, type News, type Spot, watch } from './watch.ts';

/** The most common screens: a phone with touch, and a small desktop with a mouse. */
const SCREENS = {
  mobile: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export type ScreenName = keyof typeof SCREENS;

/** Lighthouse's network for a phone: 1.6 Mbit/s down, half of that up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** After this time an event counts as lost. */
const TIMEOUT_MS = 10_000;

/** A loaded page is idle after this long without long tasks. */
const IDLE_MS = 1000;

interface VisitOptions {
  readonly screen: ScreenName;
  /** The CPU slowdown factor. */
  readonly slower?: number;
  readonly slowNetwork?: boolean;
  readonly effect: Effect;
  /** What will be pressed as soon as it is painted. */
  readonly target?: Spot;
  /** Whether the cookie dialog is shown; otherwise consent was given before. */
  readonly showsConsent?: boolean | undefined;
}

/** A first visit, with the events that its pages report. */
export class Visit {
  readonly page: Page;
  readonly #client: CDPSession;
  readonly #hasTouch: boolean;
  readonly #told = new EventEmitter();
  readonly longTasks: { at: number; ms: number }[] = [];
  #isLoaded = false;

  constructor(page: Page, client: CDPSession, hasTouch: boolean) {
    this.page = page;
    this.#client = client;
    this.#hasTouch = hasTouch;
    client.on('Runtime.bindingCalled', ({ payload }) => {
      const [what, news] = JSON.parse(payload);
      if (what === 'longTask') this.longTasks.push(news);
      if (what === 'loaded') this.#isLoaded = true;
      this.#told.emit(what, news);
    });
  }

  /** Waits for the next event of a kind; resolves with undefined after a timeout. */
  async hears<What extends keyof News>(what: What): Promise<News[What] | undefined> {
    try {
      const [news] = await once(this.#told, what, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return news;
    } catch {
      return undefined;
    }
  }

  /** Throttles the CPU from now on. */
  async slowDown(rate: number): Promise<void> {
    await this.#client.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Waits until React has hydrated the page, which adds its properties to every element. */
  async hydrated(): Promise<void> {
    const isAlive = () =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
    await this.page.waitForFunction(isAlive, undefined, { timeout: 3 * TIMEOUT_MS });
  }

  /** Waits until the page is loaded and idle. */
  async rests(): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    const lastBusy = () => Math.max(0, ...this.longTasks.map(({ at, ms }) => at + ms));
    const begun = Date.now();
    while (Date.now() < end) {
      const idle = Date.now() - Math.max(begun, lastBusy());
      if (this.#isLoaded && idle >= IDLE_MS) return;
      await pause(50);
    }
  }

  /** Waits until an element can be pressed, and returns its position; the next press is timed. */
  async finds(spot: Spot): Promise<{ x: number; y: number }> {
    const found = await this.page.waitForFunction((wanted) => window.bench.arm(wanted), spot, {
      timeout: TIMEOUT_MS,
    });
    const place = await found.jsonValue();
    if (!place) throw new Error(`${spot.named} was not found`);
    return place;
  }

  async pointsAt({ x, y }: { x: number; y: number }): Promise<void> {
    if (!this.#hasTouch) await this.#client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }

  /** Does not wait for the page to handle the press, just as people do not. */
  presses({ x, y }: { x: number; y: number }): void {
    const button = { x, y, button: 'left', clickCount: 1 } as const;
    const sent = this.#hasTouch
      ? [
          this.#client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
          this.#client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
        ]
      : [
          this.#client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
          this.#client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
          this.#client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
        ];
    // If the press closes the page, the command never gets a response.
    for (const each of sent) each.catch(() => {});
  }

  types(text: string): void {
    for (const key of text) {
      this.#client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }).catch(() => {});
      this.#client.send('Input.dispatchKeyEvent', { type: 'keyUp', key }).catch(() => {});
    }
  }

  async ends(): Promise<void> {
    await this.page.context().close();
  }
}

/** Starts a visit in a new browser context, so that nothing is cached from other visits. */
export async function beginVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { screen, slower = 1, slowNetwork = false, effect, target, showsConsent } = options;
  const context = await browser.newContext(SCREENS[screen]);
  if (!showsConsent) await storeConsent(context, []);
  await context.addInitScript({ content: `(${watch})(${effect}, ${JSON.stringify(target)})` });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'benchTell' });
  await client.send('Network.enable');
  if (slowNetwork) await client.send('Network.emulateNetworkConditions', SLOW_4G);
  const visit = new Visit(page, client, screen === 'mobile');
  await visit.slowDown(slower);
  return visit;
}
