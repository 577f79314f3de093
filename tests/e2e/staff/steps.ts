import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { localUrl, PORTS } from '../../../local/ports.ts';
import { PROJECT_ID } from '../../../local/project.ts';
import { aLead } from '../../factories/lead.ts';
import { database } from '../../functions/stored.ts';
import { expect } from '../journey.ts';

const ACCOUNTS = `${localUrl(PORTS.auth)}/identitytoolkit.googleapis.com/v1`;
/** In emulators the token `owner` has all rights. */
const ADMIN_HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** A title that no other test uses. */
export function newTitle(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}

/** The slug that a title of `newTitle` gets. */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Opens the form, ready to be filled in. */
export async function openForm(page: Page, path = '/add-post'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
}

/** Signs in through the form on the page, by default as the demo staff account. */
export async function signIn(
  page: Page,
  account = { email: 'editor@datumandbeam.example', password: 'demo-editor' },
): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  // Looks for the button, since on a phone the bar of staff has no room for the email address. A notice may have such a button too.
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true }).first()).toBeVisible();
}

/** The rich text editor of the content. */
export function richText(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Content' });
}

/** Fills in the content as HTML. */
export async function writeHtml(page: Page, html: string): Promise<void> {
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await page.getByLabel('Content').fill(html);
}

/** Saves and publishes a new post, or saves the changes of a published one. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Publish|Save changes)$/ }).click();
}

/** The row of a post in the list of all posts. */
export function rowOf(page: Page, title: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
}

/** Writes a short post and saves it as a draft; returns its slug. */
export async function saveDraft(page: Page, title: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await writeHtml(page, `<p>The text of ${title}.</p>`);
  await page.getByLabel('Author name').fill('Data team');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('status').getByText('The draft has been saved.')).toBeVisible();
  return slugOf(title);
}

/** Reloads until something is shown: changes by staff are on the site within 10 s. */
export async function reloadUntil(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(wanted).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
}

/** The stored post; undefined if there is none. */
export async function storedPost(slug: string): Promise<FirebaseFirestore.DocumentData | undefined> {
  return (await database.doc(`posts/${slug}`).get()).data();
}

/** An account with a verified email address and without any right. */
export async function newAccount(): Promise<{ email: string; password: string }> {
  const account = { email: `visitor-${randomUUID().slice(0, 8)}@example.org`, password: 'a-password' };
  const response = await fetch(`${ACCOUNTS}/projects/${PROJECT_ID}/accounts`, {
    method: 'POST',
    headers: ADMIN_HEADERS,
    body: JSON.stringify({ ...account, emailVerified: true }),
  });
  expect(response.ok).toBe(true);
  return account;
}

/** Stores a lead: a message whose mail has failed, with a subject that a spreadsheet would take for a formula. */
export async function storeFailedLead(name: string): Promise<void> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.org`;
  const person = { name, email, person: email, subject: '=cmd()' };
  const at = new Date();
  const expireAt = new Date(at.getTime() + 180 * 24 * 3_600_000);
  const lead = aLead({ ...person, at, expireAt, mail: 'failed', mailReason: 'EENVELOPE 550' });
  await database.doc(`leads/${randomUUID()}`).set(lead);
}
