import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, at most 60 times, until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} was not reached by Tab`);
}

/** Presses Tab until the control has the focus, and then Enter. */
export async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/**
 * Presses Tab, or Shift and Tab to go back, at most 120 times, until a control with this name (its label or text) has the focus.
 * Expects the outline of the control to be visible. May wrap around from the last control of the page to the first.
 */
export async function tabToName(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) {
      const control = page.locator(':focus');
      await expect(control).toHaveCSS('outline-style', 'solid');
      return expect(control).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
    }
  }
  throw new Error(`${name} was not reached by ${key}`);
}
