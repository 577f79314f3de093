import { spawnSync } from 'node:child_process';
import { expect, test } from '../journey.ts';
import { newAccount, newTitle, openForm, save, signIn, slugOf, storedPost, writeHtml } from './writing.ts';

/** Runs `npm run staff` against the Auth emulator. */
function staffCommand(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/staff.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
  });
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
  await expect(page.getByText('This account may not save posts yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All posts' })).toHaveCount(0);
  expect(staffCommand('list').output).not.toContain(account.email);

  expect(staffCommand('grant', account.email)).toMatchObject({ status: 0 });
  expect(staffCommand('list').output).toContain(account.email);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('You can save.')).toBeVisible();

  expect(staffCommand('revoke', account.email)).toMatchObject({ status: 0 });
  expect(staffCommand('list').output).not.toContain(account.email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await signIn(page, account);
  await page.getByLabel('Title').fill(title);
  await writeHtml(page, '<p>Words</p>');
  await page.getByLabel('Author name').fill('Nobody');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('There was an error adding the post.');
  await expect(page.getByRole('alert')).toContainText('The database refused it');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  expect(await storedPost(slugOf(title))).toBeUndefined();
});

test('ADD-06 a wrong password is said, and the form keeps the address', async ({ page, expectedLogs }) => {
  expectedLogs.push('400');
  await openForm(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('editor@datumandbeam.example');
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(dialog.getByLabel('Email')).toHaveValue('editor@datumandbeam.example');
});

test('ADD-06 a sign-in that cannot be reached is said; staff stay signed in after a reload, and sign out', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('ERR_FAILED');
  await openForm(page);
  const auth = '**/identitytoolkit.googleapis.com/**';
  await page.route(auth, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('button', { name: 'Fill it in' }).click();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not be reached');
  await page.unroute(auth);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as editor@datumandbeam.example')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Signed in as editor@datumandbeam.example')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are not signed in')).toBeVisible();
});

test('ADD-06 npm run staff says what it wants, and knows no account that does not exist', () => {
  expect(staffCommand()).toMatchObject({
    status: 1,
    output: expect.stringContaining('npm run staff -- grant EMAIL'),
  });
  expect(staffCommand('grant')).toMatchObject({ status: 1 });
  const unknown = staffCommand('grant', 'nobody@example.org');
  expect(unknown).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is no account for nobody'),
  });
});
