import { ORIGIN } from '../../origins.ts';
import { expect, headingOf, test } from '../journey.ts';
import {
  newTitle,
  openForm,
  reloadUntil,
  richText,
  rowOf,
  save,
  saveDraft,
  signIn,
  storedPost,
} from './steps.ts';

/** The smallest possible PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('ADD-06 DATA-04 DAY-04 STAFF-03 staff save a draft that only they can read; publish, unpublish and change it; delete it after a confirmation, as the audit trail shows; and restore it', async ({
  page,
  browser,
}) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('First a draft');
  const slug = await saveDraft(page, title);
  const buttonFor = (name: string) => page.getByRole('button', { name: `${name}: ${title}` });
  const isPublished = async () => (await storedPost(slug))?.published;
  await expect(page).toHaveURL(`/add-post?edit=${slug}`);
  await expect(rowOf(page, title)).toContainText('Draft');
  expect(await isPublished()).toBe(false);
  const visitor = await browser.newPage({ baseURL: ORIGIN });
  await visitor.goto(`/add-post?edit=${slug}`);
  await expect(visitor.getByRole('heading', { name: 'Sign in to edit this post' })).toBeVisible();
  await visitor.goto(`/blog/${slug}`);
  await expect(headingOf(visitor)).toHaveText('Post not found');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await buttonFor('Publish').click();
  await expect(rowOf(page, title)).toContainText('Published');
  expect(await isPublished()).toBe(true);
  await reloadUntil(visitor, visitor.getByRole('heading', { level: 1, name: title }));
  await buttonFor('Unpublish').click();
  await expect(rowOf(page, title)).toContainText('This post is now a draft');
  expect(await isPublished()).toBe(false);
  await reloadUntil(visitor, visitor.getByRole('heading', { level: 1, name: 'Post not found' }));
  await visitor.close();
  await buttonFor('Undo').press('Enter');
  await expect(rowOf(page, title)).toContainText('This post is published');
  expect(await isPublished()).toBe(true);

  const editor = await richText(page).elementHandle();
  await page.getByLabel('Author name').fill('Somebody else');
  await save(page);
  await expect(page.getByText('The post has been changed.')).toBeVisible();
  // The editor is not built again, which would lose the author's place.
  expect(await editor?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await storedPost(slug)).toMatchObject({ authorName: 'Somebody else' });
  const dialog = page.getByRole('dialog', { name: 'Delete this post?' });
  await buttonFor('Delete').click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  expect(await storedPost(slug)).toBeUndefined();
  await page.getByText('Audit trail').click();
  const newest = page.getByRole('row').filter({ hasText: slug }).first();
  await expect(newest).toContainText(/editor@\S+\s*deleted/);
  await page.getByText('Bin', { exact: true }).click();
  await buttonFor('Restore').click();
  await expect(page.locator(':focus').getByText(`“${title}” is a draft again.`)).toBeVisible();
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  // The history is used by keyboard alone.
  await page.getByText('History', { exact: true }).press('Enter');
  const saves = page.getByRole('list', { name: 'Saves of this post' }).getByRole('listitem');
  await expect(saves).toHaveCount(4);
  await saves.nth(2).locator('summary').press('Enter');
  await expect(page.getByRole('insertion')).toHaveText(['Added: Somebody', 'Added: else']);
  await saves
    .nth(3)
    .getByRole('button', { name: /^Restore/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Keep what is there' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').getByText('The draft has been saved.')).toBeVisible();
  await expect(saves).toHaveCount(5);
  expect(await storedPost(slug)).toMatchObject({ authorName: 'Data team' });
  // /add-post and /add-post?edit=… have separate forms, although they are the same page.
  await page.getByRole('link', { name: 'Add post' }).click();
  await expect(page.getByLabel('Author name')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Author name')).toHaveValue('Data team');
});

/** Drops a PNG on an element, or pastes it, as the browser would. */
function dropOrPaste(element: Element, { way, png }: { way: 'drop' | 'paste'; png: string }): void {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  const init = { bubbles: true, cancelable: true };
  element.dispatchEvent(
    way === 'drop'
      ? new DragEvent('drop', { ...init, ...middle, dataTransfer: data })
      : new ClipboardEvent('paste', { ...init, clipboardData: data }),
  );
}

test('ADD-07 STAFF-02 a picture that is chosen, dropped or pasted is uploaded to Storage, and put into the text or on the cover', async ({
  page,
}) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('Pictures');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await richText(page).fill('A wall:');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const insert = async (name: string) => {
    await expect(dialog.getByText('Picture uploaded.')).toBeVisible();
    await dialog.getByLabel('What it shows').fill(name);
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(richText(page).getByRole('img', { name })).toHaveAttribute('src', /\/v0\/b\/.+pictures%2F/);
  };
  for (const way of ['drop', 'paste'] as const) {
    await richText(page).evaluate(dropOrPaste, { way, png: PNG.toString('base64') });
    await insert(`By ${way}`);
  }
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const upload = dialog.getByLabel('Upload a picture');
  await upload.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: PNG });
  await expect(dialog.getByText('Choose a PNG, JPEG, WebP or AVIF picture')).toBeVisible();
  const file = { name: 'a.png', mimeType: 'image/png', buffer: PNG };
  await upload.setInputFiles(file);
  await insert('A wall of bricks');
  const cover = page.getByLabel('Image URL');
  for (const way of ['drop', 'paste'] as const) {
    const before = await cover.inputValue();
    await cover.evaluate(dropOrPaste, { way, png: PNG.toString('base64') });
    await expect(cover).not.toHaveValue(before);
    await expect(cover).toHaveValue(/pictures%2F/);
  }
});
