import { expect, type Page, test } from '@playwright/test';
import { doubleText, overflowOf } from '../e2e/fit.ts';
import { scrollThrough, storeConsent, waitForHydration } from '../e2e/journey.ts';
import { signIn } from '../e2e/staff/steps.ts';
import { OPENED, STATES, type State } from './states.ts';
import { until } from './steps.ts';

/** The height of the window by its width: phone, tablet, smallest and usual desktop, large screen. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1280: 800, 1440: 900, 1920: 1080 };

/** Other ways to see a page, each at the most telling width. */
const MEDIA = { 'forced colours': 1280, 'reduced motion': 1440, print: 820, '200 % text': 390 } as const;
type Medium = keyof typeof MEDIA;

/** The width of the pictures in guides, which `npm run shots -- -u` takes in the light scheme. */
const GUIDE_WIDTH = 1280;

/** The time limit for loading pictures; one whose request is delayed never loads. */
const IMAGES_TIMEOUT_MS = 3000;

for (const state of OPENED) {
  shoot(state.path, state);
  if (!state.isScreen) continue;
  for (const medium of Object.keys(MEDIA) as Medium[]) shoot(`${state.path}, ${medium}`, state, medium);
}
for (const [screen, states] of Object.entries(STATES)) {
  test.describe(screen.toLowerCase(), () => {
    for (const state of states) shoot(state.name, state);
  });
}

function shoot(title: string, state: State, medium?: Medium): void {
  test(title, { tag: medium ? ['@medium'] : [] }, async ({ page, context }, testInfo) => {
    const widths = medium ? [MEDIA[medium]] : Object.keys(HEIGHTS).map(Number);
    if (state.consent !== 'unasked') await storeConsent(context, state.consent ?? []);
    waitForHydration(page);
    await resize(page, widths[0] ?? 1280);
    if (medium === 'forced colours') await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    if (medium === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    await state.before?.(page);
    await page.goto(state.path);
    if (state.signedIn) {
      await signIn(page);
      await until(state.signedIn)(page);
    }
    if (medium === '200 % text') await doubleText(page);
    await state.act?.(page);
    // Last, because nothing can be clicked in print.
    if (medium === 'print') await page.emulateMedia({ media: 'print' });
    for (const width of widths) {
      await resize(page, width);
      if (!state.overlay) await scrollThrough(page);
      await untilLoaded(page);
      expect.soft(await overflowOf(page), `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
      const body = await page.screenshot({ fullPage: !state.overlay, animations: 'disabled' });
      await testInfo.attach(`${width} px`, { body, contentType: 'image/png' });
      if (
        state.part &&
        width === GUIDE_WIDTH &&
        testInfo.project.name === 'light' &&
        testInfo.config.updateSnapshots === 'changed'
      ) {
        const path = `docs/pictures/${title.replaceAll(' ', '-')}.png`;
        // Tall enough that no sticky bar covers the form.
        if (!state.overlay) await page.setViewportSize({ width, height: 1800 });
        await page.locator(state.part).first().screenshot({ path, animations: 'disabled' });
      }
    }
    // Ends the requests that are still held back.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
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
