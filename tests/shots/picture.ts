import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { localUrl, PORTS } from '../../local/ports.ts';
import { doubleText, overflowOf } from '../e2e/fit.ts';
import { cutOffOtherMachines, storeConsent, waitForHydration } from '../e2e/journey.ts';
import { type Medium, type State, WIDTHS } from './state.ts';

/** A picture, and by how many pixels the page scrolls sideways (which none should). */
export interface Taken {
  readonly width: number;
  readonly png: Buffer;
  readonly overflow: number;
}

/** Longer than any step should take on a busy machine. */
const STEP_TIMEOUT_MS = 30_000;

/** The time limit for loading pictures; one whose request is delayed never loads. */
const IMAGES_TIMEOUT_MS = 3000;

/**
 * Takes a state at several widths, as a first-time visitor who then makes the window larger: opening a page takes longer
 * than taking its picture.
 */
export async function* takePictures(
  browser: Browser,
  state: State,
  widths: readonly number[],
): AsyncGenerator<Taken> {
  const context = await browser.newContext({
    baseURL: localUrl(PORTS.hosting),
    viewport: viewport(widths[0] ?? 1280),
    ...contextOf(state.medium),
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  try {
    await cutOffOtherMachines(context);
    if (state.consent !== 'unasked') await storeConsent(context, state.consent ?? []);
    const page = await context.newPage();
    waitForHydration(page);
    await state.before?.(page);
    await page.goto(state.path);
    if (state.medium === '200 % text') await doubleText(page);
    await state.act?.(page);
    // Last, because nothing can be clicked in print.
    if (state.medium === 'print') await page.emulateMedia({ media: 'print' });
    await page.waitForLoadState('networkidle', { timeout: IMAGES_TIMEOUT_MS }).catch(() => {});
    for (const width of widths) yield await takeAt(page, width, state.window === true);
  } finally {
    await context.close();
  }
}

async function takeAt(page: Page, width: number, isWindow: boolean): Promise<Taken> {
  await page.setViewportSize(viewport(width));
  if (!isWindow) await goThrough(page);
  await untilLoaded(page);
  const overflow = await overflowOf(page);
  const png = await page.screenshot({ fullPage: !isWindow, animations: 'disabled' });
  return { width, png, overflow };
}

function viewport(width: number) {
  return { width, height: WIDTHS[width] ?? 900 };
}

function contextOf(medium: Medium | undefined): BrowserContextOptions {
  if (medium === 'forced colours') return { forcedColors: 'active', colorScheme: 'dark' };
  if (medium === 'reduced motion') return { reducedMotion: 'reduce' };
  return {};
}

/** Scrolls down the page and back, so that everything lazy is loaded. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits for all fonts and pictures of the page. */
async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.race([
      Promise.allSettled([document.fonts.ready, ...[...document.images].map((picture) => picture.decode())]),
      new Promise((resolve) => setTimeout(resolve, timeout)),
    ]);
  }, IMAGES_TIMEOUT_MS);
}
