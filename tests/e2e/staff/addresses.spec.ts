import { database } from '../../functions/stored.ts';
import { ORIGIN } from '../../origins.ts';
import { expect, headingOf, test } from '../journey.ts';
import { newTitle, openForm, rowOf, save, saveDraft, signIn, slugOf } from './steps.ts';

test('STAFF-04 STAFF-05 staff show a draft by a link and revoke the link, then publish, move and delete the post: its old address redirects, and is gone once the post is deleted', async ({
  page,
  browser,
  toleratedLogs,
}) => {
  toleratedLogs.push('404', '410');
  await openForm(page);
  await signIn(page);
  const title = newTitle('To be moved');
  const oldSlug = await saveDraft(page, title);
  const heading = { level: 1, name: title } as const;

  await page.getByText('Preview link').click();
  await page.getByRole('button', { name: 'Create a preview link' }).click();
  const links = page.getByRole('list', { name: 'Links to this post' });
  const link = await links.locator('input').inputValue();
  const stored = await database.doc(`previews/${new URL(link).searchParams.get('token')}`).get();
  // The link is valid for seven days.
  expect(stored.get('expireAt').toMillis() - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', heading)).toBeVisible();
  await expect(visitor.getByText('This is a preview')).toBeVisible();
  await expect(visitor).toHaveURL(`${ORIGIN}/preview`);
  await visitor.reload();
  await expect(visitor.getByRole('heading', heading)).toBeVisible();
  await links.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.locator(':focus').getByText('The link has been revoked')).toBeVisible();
  await expect(links).toHaveCount(0);
  expect((await visitor.goto(link))?.status()).toBe(404);
  await expect(headingOf(visitor)).toHaveText('Post not found');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Post has been added successfully!')).toBeVisible();
  await page.getByText('Address', { exact: true }).click();
  const newSlug = slugOf(newTitle('Moved'));
  const slugField = page.getByLabel('Address of the post');
  await slugField.fill('ifc-classes-for-facade-products');
  await save(page);
  await expect(slugField).toBeFocused();
  await expect(page.getByText(/is a redirect, or belongs to another post/).first()).toBeVisible();
  await slugField.fill(newSlug);
  await expect(page.getByText(/is free/)).toBeVisible();
  await save(page);
  await expect(page.getByText('The post has been changed.')).toBeVisible();
  await expect(page.getByText(`/blog/${oldSlug}`)).toBeVisible();

  const oldPage = `${ORIGIN}/blog/${oldSlug}?utm_source=mail`;
  const requestOldPage = () => visitor.request.get(oldPage, { maxRedirects: 0 });
  await expect.poll(async () => (await requestOldPage()).status(), { timeout: 30_000 }).toBe(301);
  expect((await requestOldPage()).headers().location).toBe(`/blog/${newSlug}`);
  await visitor.goto(oldPage);
  await expect(visitor.getByRole('heading', heading)).toBeVisible();
  await expect(visitor).toHaveURL(`${ORIGIN}/blog/${newSlug}`);

  /** Follows a link in the app, until the page has this heading: the function may not know of the change yet. */
  const follow = (slug: string, name: string) =>
    expect(async () => {
      await visitor.goto(`${ORIGIN}/blog`);
      await expect(visitor.getByRole('article').first()).toBeVisible();
      await visitor.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      }, `/blog/${slug}`);
      await expect(headingOf(visitor)).toHaveText(name, { timeout: 3000 });
      await expect(visitor).toHaveURL(`${ORIGIN}/blog/${newSlug}`, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  await follow(oldSlug, title);

  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect.poll(async () => (await requestOldPage()).status(), { timeout: 30_000 }).toBe(410);
  await follow(newSlug, 'Post withdrawn');
  await context.close();
});
