import type { Page } from '@playwright/test';
import { expect, tabTo, test } from './journey.ts';

/** Presses Tab until the element with this name has the focus, as somebody without a mouse does. */
async function tabToName(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
  }
  throw new Error(`${name} was not reached by Tab`);
}

test('the site can be used by keyboard alone: menu, service page, blog search, post, meeting', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await tabToName(page, 'Services');
  await page.keyboard.press('Enter');
  for (const service of [/^Passport Factory/, /^BIM Depot Factory/]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: service })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BIM Depot Factory');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabToName(page, /^Passport Factory/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passport Factory');

  await page.goto('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, page.getByPlaceholder('Search posts...'));
  await page.keyboard.type('glossary abbreviations');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('abbreviations');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabToName(page, /^Continue reading/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabToName(page, 'Book a Meeting');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Book a Meeting' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' })).toBeFocused();
});
