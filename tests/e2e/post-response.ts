import type { Page } from '@playwright/test';
import { DEFAULT_POST_IMAGE } from '../../src/domain/posts/default-post-image.ts';
import type { PublishedPost } from '../../src/domain/posts/post-responses.ts';
import { expect } from './journey.ts';

/** A post with only the required fields. */
const BARE: PublishedPost = {
  ...{ slug: 'bare', title: 'Bare', authorName: '', date: null, categories: [] },
  ...{ image: DEFAULT_POST_IMAGE, excerpt: 'Text', minutes: 1, wordCount: 1 },
  ...{ html: '<p>Text</p>', headings: [] },
};

/** What the browser asks for when a reader goes from one page to a post. A first visit gets the post with the page. */
const POST_CALL = '**/api/post?*';

/** Makes the next opened post this one, whatever its address. */
export async function respondWithPost(page: Page, post: Partial<PublishedPost>): Promise<void> {
  await page.route(POST_CALL, (route) => route.fulfill({ json: { post: { ...BARE, ...post } } }));
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
