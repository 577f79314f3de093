import { join } from 'node:path';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { filesWith } from '../files-with.ts';
import { ORIGIN } from '../origins.ts';
import { untilDelivered, withMailServer } from './delivered.ts';
import { contactMessage, newMailbox, post, postForm } from './forms.ts';
import { storeResource } from './storage.ts';
import { database } from './stored.ts';

withMailServer();
let fileName = '';

beforeAll(async () => {
  fileName = await storeResource(Buffer.from('%PDF'));
});

/** The files in the data folder that contain a text; logs are among them. */
const dataFilesWith = (text: string) => filesWith(text, inject('localRun').dataFolder);

/**
 * Waits until only the stand-in for mailboxes has the address. What was delivered stays in the person's own mailbox and in the
 * company's, which the site cannot read: /my-data says how to have it deleted there.
 */
async function untilOnlyInMailboxes(email: string): Promise<void> {
  const mailboxes = join('data', 'mail');
  await expect.poll(() => dataFilesWith(email).filter((name) => !name.startsWith(mailboxes))).toEqual([]);
}

const leadsOf = async (person: string) =>
  (await database.collection('leads').where('person', '==', person).get()).docs;

/** A visitor sends a message and asks for a document. Returns the token of the link in the mail. */
async function useForms(email: string): Promise<string> {
  await post('/api/contact', contactMessage({ email, message: `Please write to ${email}.` }));
  await post('/api/download-link', { email, fileName });
  const mail = await untilDelivered(({ to }) => to.address === email);
  return /\/my-data\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
}

const personalDataOf = async (token: string) =>
  (await (await fetch(`${ORIGIN}/api/my-data?token=${token}`)).json()).personalData;

test('LEAD-05 a person sees, saves and erases everything by the link of a mail; then no file or log has the address', async () => {
  const email = newMailbox();
  const token = await useForms(email);
  const page = await fetch(`${ORIGIN}/my-data?token=${token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(await page.text()).toContain(`Please write to ${email}.`);
  const { leads, ...rest } = await personalDataOf(token);
  expect(rest).toEqual({ email, copies: 2 });
  expect(leads).toHaveLength(2);
  expect(leads.flatMap(({ facts }: { facts: unknown[] }) => facts)).toContainEqual({
    label: 'Document',
    value: fileName,
    source: 'You, by a form',
    purpose: expect.any(String),
    basis: expect.any(String),
    end: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
  });
  await vi.waitUntil(async () => (await leadsOf(email)).every((lead) => lead.get('mail') === 'sent'), {
    timeout: 60_000,
  });
  expect(dataFilesWith(email)).toContainEqual(expect.stringContaining('firestore'));

  const { html } = await postForm('/api/my-data', { token });
  expect(html).toContain('Everything that you sent us is deleted.');
  expect(await leadsOf(email)).toEqual([]);
  await untilOnlyInMailboxes(email);
  expect(await personalDataOf(token)).toBeNull();
  expect((await postForm('/api/my-data', { token })).html).toContain('no longer valid');
});

test('LEAD-05 LEAD-04 an owner has a person erased, which the audit trail records without the address', async () => {
  const email = newMailbox();
  await useForms(email);
  const [lead] = await leadsOf(email);
  await lead?.ref.update({ eraseBy: 'owner@example.org' });
  await expect.poll(() => leadsOf(email)).toEqual([]);
  await untilOnlyInMailboxes(email);
  const entries = await database.collection('audit').where('which', '==', `leads/${lead?.id}`).get();
  expect(entries.docs.map((entry) => entry.data())).toEqual([
    { at: expect.anything(), uid: '', who: 'owner@example.org', what: 'erased', which: `leads/${lead?.id}` },
  ]);
});
