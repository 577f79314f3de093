import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { readMailbox } from '../mailbox.ts';
import { expect, test } from './journey.ts';

// The spam check is allowed: that it asks before is shown in consent.spec.ts.
test.use({ consent: ['captcha'] });

interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** A message that no other test sends. */
function newMessage(): Message {
  const id = randomUUID().slice(0, 8);
  return {
    name: 'Zoë O’Neill',
    email: `visitor-${id}@example.org`,
    subject: `Passport ${id}`,
    text: 'We make mineral wool boards and have a question.',
  };
}

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you make');
}

function robotBox(page: Page): Locator {
  return page.getByRole('checkbox', { name: 'I am not a robot' });
}

async function fillIn(page: Page, { name, email, subject, text }: Message): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(text);
  await robotBox(page).check();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

async function expectEntries(page: Page, { name, email, subject, text }: Message): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Message')).toHaveValue(text);
}

/** Waits until the company has received the message, and returns the address of a reply. */
async function expectMail({ name, email, subject, text }: Message): Promise<void> {
  const delivered = async () => (await readMailbox()).filter((mail) => mail.subject.includes(subject));
  await expect.poll(async () => (await delivered()).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await delivered();
  expect(mail?.replyTo).toEqual({ address: email, name });
  expect(mail?.text).toContain(text);
}

test('CONT-09 CONT-10 a captcha that the server rejects is reported, and the entries remain', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) => {
    const message = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...message, recaptchaValue: 'demo-token-fail' }) });
  });
  const message = newMessage();
  await openContact(page);
  await fillIn(page, message);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Error: The spam check was not accepted.');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expectEntries(page, message);
  await expect(robotBox(page)).not.toBeChecked();
});

test('CONT-07 CONT-09 CONT-10 CONT-12 when the network fails nothing is lost, and the retry reaches the mailbox', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('ERR_FAILED', 'The contact message could not be sent');
  await page.route('**/api/contact', (route) => route.abort());
  const message = newMessage();
  await openContact(page);
  await fillIn(page, message);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('An error occurred while submitting the form.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectEntries(page, message);

  await page.unroute('**/api/contact');
  await robotBox(page).check();
  await send(page);
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Form submitted successfully!');
  await success.getByRole('button', { name: 'Done' }).click();
  await expectEntries(page, { name: '', email: '', subject: '', text: '' });
  await expectMail(message);
});

test('CONT-10 typed text survives a reload, and leaving the page and coming back', async ({ page }) => {
  const message = newMessage();
  await openContact(page);
  await fillIn(page, message);
  await page.reload();
  await expectEntries(page, message);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectEntries(page, message);
});
