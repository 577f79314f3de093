import { expect, openWithoutScripts, test, untilTakenOver } from './journey.ts';

test('SEO-01 before the scripts are there links lead on, and the page can be read', async ({ page }) => {
  await openWithoutScripts(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/career');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work on data that ends up in buildings');
});

test('SEO-01 a button that is pressed before the scripts are there does its work once they are', async ({
  page,
}) => {
  const deliver = await openWithoutScripts(page, '/about');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  deliver();
  await expect(page.getByRole('dialog', { name: 'Book a Meeting' })).toBeVisible();
});

test('SEO-01 what is typed before the scripts are there stays, and a form is not sent into the void', async ({
  page,
}) => {
  const deliver = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Name').fill('Zoë');
  await page.getByLabel('Message').fill('We make mineral wool boards.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact');
  deliver();
  await untilTakenOver(page);
  await expect(page.getByLabel('Name')).toHaveValue('Zoë');
  await expect(page.getByText('28 / 500 characters')).toBeVisible();
  await expect(page.getByText('Subject is required')).toBeVisible();
});
