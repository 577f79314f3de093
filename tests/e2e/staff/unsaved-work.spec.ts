import { expect, test } from '../journey.ts';
import {
  changeBehind,
  newTitle,
  openForm,
  publish,
  richText,
  save,
  signIn,
  storedPost,
  writeHtml,
} from './writing.ts';

test('ADD-07 typed text that was not saved is offered after a reload, and restored completely', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Title').fill('An unfinished thought');
  await richText(page).fill('Half a sentence');
  await page.getByLabel('Categories').fill('BIM, Data');
  await page.reload();
  await expect(page.getByText('You have unsaved work')).toBeVisible();
  await expect(page.getByText('“An unfinished thought”')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('An unfinished thought');
  await expect(richText(page)).toHaveText('Half a sentence');
  await expect(page.getByLabel('Categories')).toHaveValue('BIM, Data');
  await expect(page.getByText('You have unsaved work')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(page.getByText('You have unsaved work')).toHaveCount(0);
});

test('ADD-07 a post that another person has changed in the meantime is not overwritten without a question', async ({
  page,
}) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('Two editors');
  const slug = await publish(page, title);
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit a post');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await changeBehind(slug, `${title} of somebody else`);
  await page.getByLabel('Author name').fill('Mine');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this post');
  expect((await storedPost(slug))?.title).toEqual({ stringValue: `${title} of somebody else` });
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('The post has been changed.')).toBeVisible();
  expect(await storedPost(slug)).toMatchObject({
    title: { stringValue: title },
    authorName: { stringValue: 'Mine' },
    slug: { stringValue: slug },
  });
});

test('ADD-07 rich text and HTML are two views of the same text; what the editor does not support stays HTML', async ({
  page,
}) => {
  await openForm(page);
  await writeHtml(page, '<h2>Units</h2><p>One <em>unit</em> each.</p>');
  await page.getByRole('button', { name: 'Rich text' }).click();
  await expect(richText(page).getByRole('heading', { name: 'Units' })).toBeVisible();
  await richText(page).press('Control+End');
  await page.keyboard.type(' Always.');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(page.getByLabel('Content')).toHaveValue(
    '<h2>Units</h2><p>One <em>unit</em> each. Always.</p>',
  );
  await writeHtml(page, '<table><tbody><tr><td>mm</td></tr></tbody></table>');
  await page.getByRole('button', { name: 'Rich text' }).click();
  await expect(page.getByText('The rich text editor would remove: table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('cell')).toHaveText('mm');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(page.getByLabel('Content')).toHaveValue(/<table>/);
});
