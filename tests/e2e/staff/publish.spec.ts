import { expect, test } from '../journey.ts';
import { newTitle, openForm, reloadUntil, richText, save, signIn, storedPost } from './steps.ts';

test('ADD-01 ADD-07 everyone may open the form, write and see the preview; unsaved text is offered after a reload, and saving requires a sign-in', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A visitor writes');
  await richText(page).fill('Words of a visitor');
  await page.getByLabel('Categories').fill('BIM, Data');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Words of a visitor')).toBeVisible();
  await page.reload();
  await expect(page.getByText('“A visitor writes”')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('A visitor writes');
  await expect(richText(page)).toHaveText('Words of a visitor');
  await expect(page.getByLabel('Categories')).toHaveValue('BIM, Data');
  await expect(preview.getByRole('heading', { name: 'A visitor writes' })).toBeVisible();
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await storedPost('a-visitor-writes')).toBeUndefined();
});

test('ADD-03 ADD-04 ADD-05 ADD-06 ADD-07 staff write rich text, see it as readers will, save it, and it is published', async ({
  page,
  toleratedLogs,
}) => {
  toleratedLogs.push('404');
  const title = newTitle('Ünits, "names" & owners:');
  const slug = title
    .replace('Ü', 'U')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
  await openForm(page);
  await signIn(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(page.getByText(`/blog/${slug} is free.`)).toBeVisible();
  await richText(page).click();
  await page.getByRole('button', { name: 'H2 heading' }).click();
  await page.keyboard.type('One name');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A property has ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('one');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(' name.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('Width');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'One name' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText('Width');
  await page.getByLabel('Author name').fill('Data team');
  await page.getByLabel('Categories').fill(' BIM , Data management,');
  const before = Date.now();
  await save(page);
  await expect(page.getByRole('status').getByText('Post has been added successfully!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');

  const stored = await storedPost(slug);
  expect(stored).toEqual({
    ...{ slug, postId: slug, title },
    content: '<h2>One name</h2><p>A property has <strong>one</strong> name.</p><ul><li>Width</li></ul>',
    authorId: 'demo-staff',
    authorName: 'Data team',
    published: true,
    categories: ['BIM', 'Data management'],
    viewsCount: 0,
    likesCount: 0,
    imageUrl: '',
    image: '/images/post-default.svg',
    date: expect.anything(),
  });
  expect(stored?.date.toMillis()).toBeGreaterThanOrEqual(before - 1000);

  await page.getByRole('link', { name: 'Read the post' }).click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await reloadUntil(page, page.getByRole('heading', { level: 1, name: title }));
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText('Width');
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).click();
  // A reload before the URL has changed would stay on the post.
  await expect(page).toHaveURL('/blog');
  // Found by its title, since other journeys publish at the same time.
  await reloadUntil(page, page.getByRole('article').getByText(title));
});
