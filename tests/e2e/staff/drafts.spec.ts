import { ORIGIN } from '../../addresses.ts';
import { expect, test } from '../journey.ts';
import { newTitle, openForm, reloadUntil, rowOf, saveDraft, signIn, storedPost } from './writing.ts';

test('DATA-04 staff save a draft, find it listed, publish it there, unpublish it and undo that', async ({
  page,
  browser,
}) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('First a draft');
  const slug = await saveDraft(page, title);
  await expect(page).toHaveURL(`/add-post?edit=${slug}`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('link', { name: 'Read the post' })).toHaveCount(0);
  await expect(rowOf(page, title)).toContainText('Draft');
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: false });

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: `Publish: ${title}` }).click();
  await expect(rowOf(page, title)).toContainText('Published');
  await expect(page.getByRole('status').getByText(`“${title}” is published.`)).toBeAttached();
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: true });
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();

  const visitor = await browser.newPage({ baseURL: ORIGIN });
  await visitor.goto(`/blog/${slug}`);
  await reloadUntil(visitor, visitor.getByRole('heading', { level: 1, name: title }));

  await page.getByRole('button', { name: `Unpublish: ${title}` }).click();
  await expect(rowOf(page, title)).toContainText('This post is now a draft');
  await expect(page.getByRole('status').getByText(`“${title}” is now a draft.`)).toBeAttached();
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: false });
  await reloadUntil(visitor, visitor.getByRole('heading', { level: 1, name: 'Post not found' }));
  await page.getByRole('button', { name: `Undo: ${title}` }).press('Enter');
  await expect(rowOf(page, title)).toContainText('This post is published');
  await expect(page.getByRole('button', { name: `Undo: ${title}` })).toBeFocused();
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: true });
  await reloadUntil(visitor, visitor.getByRole('heading', { level: 1, name: title }));
  await visitor.close();
});
