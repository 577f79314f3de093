import { randomUUID } from 'node:crypto';
import { readMailbox } from '../mailbox.ts';
import { expect, test } from './journey.ts';

// The spam check is allowed: that it asks before is shown in keyboard-journey.spec.ts.
test.use({ consent: ['captcha'] });

test('CONT-07 CONT-09 CONT-10 CONT-12 when the network fails nothing is lost, and the retry reaches the mailbox', async ({
  page,
  expectedLogs,
}) => {
  expectedLogs.push('ERR_FAILED', 'The contact message could not be sent');
  const id = randomUUID().slice(0, 8);
  const entries = {
    Name: 'Zoë O’Neill',
    Email: `visitor-${id}@example.org`,
    Subject: `Passport ${id}`,
    Message: 'We make mineral wool boards and have a question.',
  };
  const robotBox = page.getByRole('checkbox', { name: 'I am not a robot' });
  const send = page.getByRole('button', { name: 'Send message' });
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  for (const [label, text] of Object.entries(entries)) await page.getByLabel(label).fill(text);
  await robotBox.check();
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('An error occurred while submitting the form.');
  await page.reload();
  for (const [label, text] of Object.entries(entries)) await expect(page.getByLabel(label)).toHaveValue(text);

  await page.unroute('**/api/contact');
  await robotBox.check();
  await send.click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Form submitted successfully!');
  await success.getByRole('button', { name: 'Done' }).click();
  for (const label of Object.keys(entries)) await expect(page.getByLabel(label)).toHaveValue('');
  const delivered = async () =>
    (await readMailbox()).filter((mail) => mail.subject.includes(entries.Subject));
  await expect.poll(async () => (await delivered()).length).toBe(1);
  const [mail] = await delivered();
  expect(mail?.replyTo).toEqual({ address: entries.Email, name: entries.Name });
  expect(mail?.text).toContain(entries.Message);
});
