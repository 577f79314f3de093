import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

/** The hashes of the links that are marked as the current section. */
function currentHashes(page: Page): Promise<string[]> {
  return rail(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.matches(':target-current')).map((link) => (link as HTMLAnchorElement).hash),
    );
}

test('from 1680px on the rail leads to the sections and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.goto('/');
  await rail(page).getByRole('link', { name: 'Potential' }).press('Enter');
  await expect(page.locator('#potential')).toBeFocused();
  await expect.poll(() => currentHashes(page)).toEqual(['#potential']);
  await expect(rail(page).getByText('Posts', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1679, height: 1000 });
  await expect(rail(page)).toBeHidden();
});
