import { ORIGIN } from '../../addresses.ts';
import { expect, test } from '../journey.ts';
import {
  newTitle,
  openForm,
  publish,
  reloadUntil,
  richText,
  rowOf,
  save,
  saveDraft,
  signIn,
  storedPost,
} from './writing.ts';

/** The smallest possible PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('ADD-06 staff edit, unpublish, publish and delete a post; deleting asks for confirmation', async ({
  page,
}) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('Short life');
  const slug = await publish(page, title);
  await expect(rowOf(page, title)).toContainText('Published');

  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(page.getByText(`/blog/${slug} stays as it is`)).toBeVisible();
  await page.getByLabel('Title').fill(`${title}, longer`);
  await save(page);
  await expect(page.getByText('The post has been changed.')).toBeVisible();
  expect(await storedPost(slug)).toMatchObject({
    title: { stringValue: `${title}, longer` },
    slug: { stringValue: slug },
  });

  const row = rowOf(page, `${title}, longer`);
  await page.getByRole('button', { name: `Unpublish: ${title}, longer` }).click();
  await expect(row).toContainText('Draft');
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: false });
  await page.getByRole('button', { name: `Publish: ${title}, longer` }).click();
  await expect(row).toContainText('Published');

  await page.getByRole('button', { name: `Delete: ${title}, longer` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this post?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await storedPost(slug)).toBeDefined();
  await page.getByRole('button', { name: `Delete: ${title}, longer` }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(row).toHaveCount(0);
  expect(await storedPost(slug)).toBeUndefined();
});

test('ADD-06 a draft is read and edited by staff only', async ({ page, browser }) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('Draft');
  const slug = await saveDraft(page, title);
  await expect(rowOf(page, title)).toContainText('Draft');
  await page.goto(`/add-post?edit=${slug}`);
  await expect(page.getByLabel('Title')).toHaveValue(title);

  const visitor = await browser.newPage({ baseURL: ORIGIN });
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Post not found');
  await visitor.goto(`/add-post?edit=${slug}`);
  await expect(visitor.getByRole('heading', { name: 'Sign in to edit this post' })).toBeVisible();
  await visitor.close();
});

test('ADD-07 a picture that is dropped or pasted into the text is uploaded, and asked what it shows', async ({
  page,
}) => {
  await openForm(page);
  await signIn(page);
  await richText(page).fill('A wall:');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  for (const way of ['drop', 'paste'] as const) {
    await richText(page).evaluate(bringPicture, { way, png: PNG.toString('base64') });
    await expect(dialog.getByText('Picture uploaded.')).toBeVisible();
    await expect(dialog.getByLabel('Address of the picture')).toHaveCount(0);
    await dialog.getByLabel('What it shows').fill(`By ${way}`);
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(richText(page).getByRole('img', { name: `By ${way}` })).toHaveAttribute('src', /posts%2F/);
  }
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(dialog.getByLabel('Address of the picture')).toHaveValue('');
});

/** Drops a PNG on an element, or pastes it, as the browser would. */
function bringPicture(element: Element, { way, png }: { way: 'drop' | 'paste'; png: string }): void {
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

test('ADD-07 a picture is uploaded to Storage, put into the text, and shown to readers', async ({
  page,
  toleratedLogs,
}) => {
  toleratedLogs.push('404');
  await openForm(page);
  await signIn(page);
  const title = newTitle('Pictures');
  await page.getByLabel('Title').fill(title);
  await richText(page).fill('A wall:');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: PNG });
  await expect(dialog.getByText('Choose a PNG, JPEG, WebP or AVIF picture')).toBeVisible();
  await dialog
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await expect(dialog.getByText('Picture uploaded.')).toBeVisible();
  await expect(dialog.locator('img')).toHaveAttribute('src', /\/v0\/b\/.+posts%2F/);
  await dialog.getByLabel('What it shows').fill('A wall of bricks');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await page
    .getByLabel('Upload a cover')
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByLabel('Image URL')).toHaveValue(/posts%2F/);
  await page.getByLabel('Author name').fill('Data team');
  await save(page);
  await page.getByRole('link', { name: 'Read the post' }).click();
  await expect(page).toHaveURL(/\/blog\//);
  const picture = page.getByRole('img', { name: 'A wall of bricks' });
  await reloadUntil(page, picture);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  const cover = page.getByRole('main').locator('img').first();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
});
