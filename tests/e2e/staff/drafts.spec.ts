import { randomUUID } from 'node:crypto';
import { ORIGIN } from '../../addresses.ts';
import { expect, test } from '../journey.ts';
import {
  newTitle,
  openForm,
  reloadUntil,
  rowOf,
  saveDraft,
  signIn,
  slugOf,
  storedPost,
  writeBehind,
} from './writing.ts';

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

test('DATA-04 a draft is published and unpublished from its form; Enter saves it without changing that', async ({
  page,
}) => {
  await openForm(page);
  await signIn(page);
  const title = newTitle('From the form');
  const slug = await saveDraft(page, title);
  await page.getByLabel('Author name').fill('Another team');
  await page.getByLabel('Author name').press('Enter');
  await expect
    .poll(async () => await storedPost(slug))
    .toMatchObject({ authorName: { stringValue: 'Another team' }, published: { booleanValue: false } });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Post has been added successfully!')).toBeVisible();
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: true });
  await page.getByLabel('Author name').press('Enter');
  await expect(page.getByText('The post has been changed.')).toBeVisible();
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: true });
  await page.getByRole('button', { name: 'Save and unpublish' }).click();
  await expect(page.getByText('The post has been changed and is now a draft.')).toBeVisible();
  expect((await storedPost(slug))?.published).toEqual({ booleanValue: false });
  await expect(rowOf(page, title)).toContainText('Draft');
});

test('DATA-02 a post that another program left incomplete is listed with its problems, opened and repaired', async ({
  page,
}) => {
  const id = `import-${randomUUID()}`;
  const title = newTitle('Imported');
  await writeBehind(id, {
    title: { stringValue: title },
    content: { stringValue: '<p>Imported words</p>' },
    categories: { stringValue: 'BIM, Data' },
  });
  await openForm(page);
  await signIn(page);
  const row = rowOf(page, title);
  await expect(row).toContainText('Not shown');
  await expect(row).toContainText('No date');
  await expect(row.getByRole('list', { name: 'Problems with this post' }).getByRole('listitem')).toHaveText([
    'Categories are not a list of texts',
    'Address is missing',
    'Date is missing',
    'Author name is required',
  ]);
  await page.getByRole('link', { name: `Edit: ${title}` }).click();
  await expect(page.getByText('This post is incomplete')).toBeVisible();
  await expect(page.getByText(`/blog/${slugOf(title)} is free.`)).toBeVisible();
  await expect(page.getByLabel('Categories')).toHaveValue('BIM, Data');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Author name')).toBeFocused();
  await page.getByLabel('Author name').fill('Data team');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The post has been changed.')).toBeVisible();
  await expect(page.getByText('This post is incomplete')).toHaveCount(0);
  await expect(row).toContainText('Published');
  await expect(row.getByRole('list')).toHaveCount(0);
  expect(await storedPost(id)).toEqual({
    slug: { stringValue: slugOf(title) },
    postId: { stringValue: id },
    title: { stringValue: title },
    content: { stringValue: '<p>Imported words</p>' },
    authorId: { stringValue: 'demo-staff' },
    authorName: { stringValue: 'Data team' },
    published: { booleanValue: true },
    categories: { arrayValue: { values: [{ stringValue: 'BIM' }, { stringValue: 'Data' }] } },
    viewsCount: { integerValue: '0' },
    likesCount: { integerValue: '0' },
    imageUrl: { stringValue: '' },
    image: { stringValue: '/images/post-default.svg' },
    date: { timestampValue: expect.any(String) },
  });
});
