import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

/** The marks whose section is the current one. */
function current(page: Page): Promise<string[]> {
  return rail(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.matches(':target-current')).map((link) => (link as HTMLAnchorElement).hash),
    );
}

test('the rail leads to a section, marks it, and shows all names while it is in use', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.goto('/');
  await rail(page).getByRole('link', { name: 'Potential' }).press('Enter');
  await expect(page.locator('#potential')).toBeFocused();
  await expect.poll(() => current(page)).toEqual(['#potential']);
  const name = (text: string) => rail(page).getByText(text, { exact: true });
  await expect(name('Potential')).toHaveCSS('opacity', '1');
  await expect(name('Posts')).toHaveCSS('opacity', '0');
  await rail(page).getByRole('link').last().focus();
  await expect(name('Posts')).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 1679, height: 1000 });
  await expect(rail(page)).toBeHidden();
});
