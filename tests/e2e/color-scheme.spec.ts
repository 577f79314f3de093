import type { Page } from '@playwright/test';
import { expect, openWithoutScripts, test } from './journey.ts';

/** Whether the background of a page is darker than its text. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const lightness = (colour: string) => Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
    const { backgroundColor, color } = getComputedStyle(document.body);
    return lightness(backgroundColor) < lightness(color);
  });
}

/** Presses the label, not the hidden input: only then does Playwright wait until the sections above are laid out. */
async function switchTo(page: Page, scheme: string): Promise<void> {
  await page.getByRole('group', { name: 'Colours' }).getByText(scheme).click();
}

test('a page has the colours of the device until the switch says otherwise; a stored choice shows at the first paint', async ({
  page,
}) => {
  await page.goto('/about');
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(true);
  await switchTo(page, 'Light');
  expect(await isDark(page)).toBe(false);
  // The switch works before hydration, too.
  const release = await openWithoutScripts(page, '/career');
  expect(await isDark(page)).toBe(false);
  await switchTo(page, 'Dark');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(true);
  release();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await switchTo(page, 'System');
  expect(await isDark(page)).toBe(false);
});
