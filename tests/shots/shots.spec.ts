import { expect, type Page, test } from '@playwright/test';
import { doubleText, overflowOf } from '../e2e/fit.ts';
import { cutOffOtherMachines, scrollThrough, storeConsent, waitForHydration } from '../e2e/journey.ts';
import { SCREENS as PAGES_OF_SCREENS } from '../e2e/site-map.ts';
import { type Medium, type Screen, WIDTHS } from './state.ts';
import { authoring } from './states/authoring.ts';
import { blog, post } from './states/blog.ts';
import { about, careers, documents, services } from './states/company.ts';
import { contact } from './states/contact.ts';
import { frame } from './states/frame.ts';
import { home } from './states/home.ts';
import { knowledge } from './states/knowledge.ts';
import { quizzes } from './states/quizzes.ts';
import { download, resources } from './states/resources.ts';

const SCREENS: readonly Screen[] = [
  ...[home, frame, about, services, blog, post, resources],
  ...[download, careers, contact, quizzes, knowledge, documents, authoring],
];

/** The time limit for loading pictures; one whose request is delayed never loads. */
const IMAGES_TIMEOUT_MS = 3000;

test('every screen of the site has a state', () => {
  const shown = SCREENS.flatMap(({ states }) => states.map(({ path }) => path.split(/[?#]/)[0]));
  expect(shown).toEqual(expect.arrayContaining(PAGES_OF_SCREENS));
});

for (const screen of SCREENS) {
  test.describe(screen.name, () => {
    for (const state of screen.states) {
      const { name, path, medium, consent = [], widths = Object.keys(WIDTHS).map(Number) } = state;
      const title = [name, medium].filter(Boolean).join(', ');
      test(title, { tag: medium ? ['@medium'] : [] }, async ({ page, context }, testInfo) => {
        await cutOffOtherMachines(context);
        if (consent !== 'unasked') await storeConsent(context, consent);
        waitForHydration(page);
        await resize(page, widths[0] ?? 1280);
        await emulate(page, medium);
        await state.before?.(page);
        await page.goto(path);
        if (medium === '200 % text') await doubleText(page);
        await state.act?.(page);
        // Last, because nothing can be clicked in print.
        if (medium === 'print') await page.emulateMedia({ media: 'print' });
        await page.waitForLoadState('networkidle', { timeout: IMAGES_TIMEOUT_MS }).catch(() => {});
        for (const width of widths) {
          await resize(page, width);
          if (!state.window) await scrollThrough(page);
          await untilLoaded(page);
          expect.soft(await overflowOf(page), `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
          const body = await page.screenshot({ fullPage: !state.window, animations: 'disabled' });
          await testInfo.attach(`${width} px`, { body, contentType: 'image/png' });
        }
        // Responses that are still held back when the pictures are taken.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: WIDTHS[width] ?? 900 });
}

async function emulate(page: Page, medium: Medium | undefined): Promise<void> {
  if (medium === 'forced colours') await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  if (medium === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
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
