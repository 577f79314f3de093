import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The browser's request when a reader opens a post from another page. A first visit gets the post with the page. */
export const POST_CALL = '**/api/post?*';

/** The browser's request when a reader opens the list from another page, or searches. */
export const LIST_CALL = '**/api/posts*';

/** Replaces the next post that is opened, whatever its address. */
export async function respondWithPost(page: Page, post: Record<string, unknown>): Promise<void> {
  await page.route(POST_CALL, (route) =>
    route.fulfill({ json: { post: { id: 'stand-in', date: null, ...post } } }),
  );
}

/** Opens a post from the list. */
export async function openFromList(page: Page): Promise<void> {
  await page.goto('/blog');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Continue reading/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/./);
}
