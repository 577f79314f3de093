import type { Page } from '@playwright/test';
import { expect, headingOf } from './journey.ts';

const softly = expect.configure({ soft: true });

/** A printed page, A4 without its margins, in CSS pixels. */
export const SHEET = { width: 680, height: 1001 };

/** Doubles the size of all text, as a visitor does in the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** By how many pixels the page scrolls sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The texts of headings, buttons, links and labels that are partly hidden and cannot be scrolled into view. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounded sizes may differ by a pixel. */
    const SLACK = 1;
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !text.parentElement?.closest('.visually-hidden')) found.push(text);
      }
      return found;
    };
    const isInCarouselOrScroller = (element: Element) =>
      element.closest('[aria-roledescription]') !== null ||
      [...ancestorStyles(element)].some(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll');
    function* ancestorStyles(element: Element): Generator<CSSStyleDeclaration> {
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        yield getComputedStyle(outer);
      }
    }
    const isOutside = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return left < -SLACK || right > innerWidth + SLACK;
    };
    const isClipped = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + SLACK;
    return [...document.querySelectorAll('h1, h2, h3, h4, button, a, label, legend')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => isClipped(element) || textsIn(element).some(isOutside))
      .filter((element) => !element.closest('.visually-hidden') && !isInCarouselOrScroller(element))
      .filter((element) => textsIn(element).length > 0)
      .map((element) => element.textContent.trim());
  });
}

/** Expects, softly, that no text on the page is clipped, or reached only by scrolling sideways. */
export async function expectEverythingInView(page: Page, state: string): Promise<void> {
  await softly(headingOf(page)).toBeVisible();
  softly(await overflowOf(page), `pixels that the page scrolls sideways, ${state}`).toBeLessThanOrEqual(0);
  softly(await clippedTexts(page), `clipped headings, buttons, links and labels, ${state}`).toEqual([]);
}
