import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { PROJECT_ID } from '../../../local/project.ts';
import { expect, test } from '../journey.ts';
import { newAccount, newTitle, openForm, save, signIn, slugOf, storedPost, writeHtml } from './steps.ts';

/** Runs `npm run staff` against the Auth emulator. */
function staffCommand(...args: string[]) {
  const command = ['ops/staff.ts', '--project', PROJECT_ID, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test('ADD-06 the database refuses an account that is not staff; a grant lets it save, a revocation ends that', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('403', 'permission', 'could not be saved');
  const account = await newAccount();
  const title = newTitle('Not yet');
  await openForm(page);
  await signIn(page, account);
  await expect(page.getByText('This account doesn’t have permission to save posts.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All posts' })).toHaveCount(0);

  expect(staffCommand('grant', account.email)).toMatchObject({ status: 0 });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('You can save.')).toBeVisible();

  expect(staffCommand('revoke', account.email)).toMatchObject({ status: 0 });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await signIn(page, account);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await writeHtml(page, '<p>Words</p>');
  await page.getByLabel('Author name').fill('Nobody');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('There was an error adding the post.');
  await expect(page.getByRole('alert')).toContainText('The database refused it');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  expect(await storedPost(slugOf(title))).toBeUndefined();
});

/** Everything that this browser stores for the site, as text. */
async function storedText(page: Page): Promise<string> {
  const stored = await page.context().storageState({ indexedDB: true });
  const others = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return [{ ...sessionStorage }, requests.flat().map(({ url }) => url)];
  });
  return JSON.stringify([stored, others]);
}

test('SAFE-05 "Sign out and clear unsaved work" leaves nothing of a draft or of the account in the browser', async ({
  page,
}) => {
  const account = await newAccount();
  await openForm(page);
  await signIn(page, account);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A secret plan');
  await expect.poll(() => storedText(page)).toContain('A secret plan');
  expect(await storedText(page)).toContain(account.email);
  await page.getByLabel('Author name').fill('Nobody at all');
  await page.getByRole('button', { name: 'Sign out and clear unsaved work' }).click();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  expect(await storedText(page)).not.toMatch(/secret plan|Nobody at all/);
  expect(await storedText(page)).not.toContain(account.email);
  await page.reload();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await expect(page.getByText('You have unsaved work')).toBeHidden();
});
