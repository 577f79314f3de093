import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { storeConsent } from '../e2e/journey.ts';
import { type Effect, type News, type Spot, watch } from './watch.ts';

/** The screens that people have most: a phone, with touch, and a small desktop, with a mouse. */
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

/** As Lighthouse has it for a phone: 1.6 Mbit/s down, half of it up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** What did not come within this is lost, in milliseconds. */
const PATIENCE = 10_000;

/** A page rests when it was loaded and nothing kept it busy for so long, in milliseconds. */
const REST = 1000;

interface VisitOptions {
  readonly screen: ScreenName;
  /** How many times slower the processor is. */
  readonly slower?: number;
  readonly slowNetwork?: boolean;
  readonly effect: Effect;
  /** What is going to be pressed as soon as it is painted. */
  readonly target?: Spot;
  /** Whether the visitor has not been asked about cookies yet. */
  readonly isUnasked?: boolean | undefined;
}

/** Somebody who was never here, and what the pages tell of the visit. */
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

  /** Waits for the next news of that kind; gives nothing when they do not come. */
  async hears<What extends keyof News>(what: What): Promise<News[What] | undefined> {
    try {
      const [news] = await once(this.#told, what, { signal: AbortSignal.timeout(PATIENCE) });
      return news;
    } catch {
      return undefined;
    }
  }

  /** Slows the processor from now on. */
  async slowDown(rate: number): Promise<void> {
    await this.#client.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Waits until React has taken over what was rendered ahead: it leaves its marks on every element. */
  async comesAlive(): Promise<void> {
    const isAlive = () =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
    await this.page.waitForFunction(isAlive, undefined, { timeout: 3 * PATIENCE });
  }

  /** Waits until it is loaded and has been idle for a while. */
  async rests(): Promise<void> {
    const end = Date.now() + PATIENCE;
    const lastBusy = () => Math.max(0, ...this.longTasks.map(({ at, ms }) => at + ms));
    const begun = Date.now();
    while (Date.now() < end) {
      const idle = Date.now() - Math.max(begun, lastBusy());
      if (this.#isLoaded && idle >= REST) return;
      await pause(50);
    }
  }

  /** Waits until something can be pressed, and gives where; the press that comes next is timed. */
  async finds(spot: Spot): Promise<{ x: number; y: number }> {
    const found = await this.page.waitForFunction((wanted) => window.bench.arm(wanted), spot, {
      timeout: PATIENCE,
    });
    const place = await found.jsonValue();
    if (!place) throw new Error(`${spot.named} is not there`);
    return place;
  }

  async pointsAt({ x, y }: { x: number; y: number }): Promise<void> {
    if (!this.#hasTouch) await this.#client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }

  /** Does not wait for the page to take notice: people do not either. */
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
    // Where the press closes the page, nobody is left to answer.
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

/** A browser of its own for every visit: nothing is kept from one to the next. */
export async function beginVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { screen, slower = 1, slowNetwork = false, effect, target, isUnasked } = options;
  const context = await browser.newContext(SCREENS[screen]);
  if (!isUnasked) await storeConsent(context, []);
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
