import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { database } from '../../functions/stored.ts';
import { type DeliveredMail, readMailbox } from '../../mailbox.ts';
import { expect, test } from '../journey.ts';
import { pressByKey } from '../keys.ts';
import { signIn, storeFailedLead } from './steps.ts';

test('LEAD-04 LEAD-05 an owner finds a lead, answers it, has its failed mail sent again, exports what is chosen, and erases the person, by keyboard', async ({
  page,
}) => {
  const name = `Zofia ${randomUUID().slice(0, 8)}`;
  await storeFailedLead(name);
  await page.goto('/leads');
  await signIn(page);
  const list = page.getByRole('list', { name: 'Leads' });
  await page.getByLabel('Search leads').fill(name);
  await page.getByLabel('Kind').selectOption('Document');
  await expect(page.getByText('No lead matches')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Message');
  const row = list.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(list.getByRole('heading')).toHaveText([name]);
  await expect(row.getByText('The email failed')).toBeVisible();

  await pressByKey(page, row.locator('summary'));
  await row.getByLabel('State').selectOption('Answered');
  await row.getByLabel('Notes').fill('Called on Monday');
  await pressByKey(page, row.getByRole('button', { name: 'Save' }));
  await expect(row.getByText('Saved.')).toBeVisible();
  await pressByKey(page, row.getByRole('button', { name: 'Send the email again' }));
  await expect(row.getByText('It is waiting to be sent.')).toBeVisible();
  const isFromLead = ({ replyTo }: DeliveredMail) => replyTo?.name === name;
  await expect.poll(async () => (await readMailbox()).filter(isFromLead)).toHaveLength(1);
  await page.getByLabel('State').first().selectOption('Answered');
  const download = page.waitForEvent('download');
  await pressByKey(page, page.getByRole('button', { name: 'Export as CSV' }));
  const csv = readFileSync(await (await download).path(), 'utf8');
  const [header = [], ...rows] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const exported = ['State', 'Name', 'Subject'].map((column) =>
    rows.map((cells) => cells[header.indexOf(`"${column}"`)]),
  );
  expect(exported).toEqual([['"Answered"'], [`"${name}"`], [`"'=cmd()"`]]); // the quote keeps a spreadsheet from running it
  await pressByKey(page, row.getByRole('button', { name: 'Erase this person' }));
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await pressByKey(page, dialog.getByRole('button', { name: 'Erase' }));
  await expect(page.getByText('All data of this person is being erased.').first()).toBeVisible();
  const stored = database.collection('leads').where('name', '==', name);
  await expect.poll(async () => (await stored.get()).size).toBe(0);
});
