import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  api,
  ENTRIES,
  field,
  LABELS,
  robotBox,
  sendButton,
  sentBody,
  setUpPage,
} from '#tests/contact-page.tsx';
import { showRoutesOnServer } from '#tests/hydrate.ts';
import ContactScreen from './contact-screen.tsx';

beforeEach(setUpPage);
afterEach(() => vi.restoreAllMocks());

const showPage = () => showRoutesOnServer([{ path: '/contact', Component: ContactScreen }], '/contact');

async function type(entries: Partial<typeof ENTRIES>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    await userEvent.type(field(label as keyof typeof ENTRIES), text);
  }
}

test('CONT-01 LIVE-03 without the app the browser validates the entries and sends them to the function', async () => {
  const bringApp = await showPage();
  const form = field('Name').form;
  expect([form?.getAttribute('method'), form?.getAttribute('action'), form?.noValidate]).toEqual([
    'post',
    '/api/contact',
    false,
  ]);
  for (const label of LABELS) expect(field(label)).toBeRequired();
  expect(LABELS.map((label) => field(label).name)).toEqual(['name', 'email', 'subject', 'message']);
  await bringApp();
  expect(form?.noValidate).toBe(true);
});

test('CONT-01 LIVE-01 text typed before hydration stays, is counted, stored and sent', async () => {
  const bringApp = await showPage();
  await type(ENTRIES);
  expect(field('Message')).toHaveFocus();
  await bringApp();
  for (const label of LABELS) expect(field(label)).toHaveValue(ENTRIES[label]);
  expect(field('Message')).toHaveFocus();
  expect(screen.getByText(`${ENTRIES.Message.length} / 500 characters`)).toBeInTheDocument();
  // The captcha loads although no field was focused since.
  await userEvent.click(await robotBox());
  await userEvent.click(sendButton());
  await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(sentBody()).toMatchObject({ name: ENTRIES.Name, email: ENTRIES.Email, message: ENTRIES.Message });
});

test("CONT-10 LIVE-01 what is typed overwrites that field of the tab's draft, and the other fields are restored", async () => {
  const draft = { name: 'Zofia', email: 'zofia@example.org', subject: '', message: '' };
  sessionStorage.setItem('contact-draft', JSON.stringify(draft));
  const bringApp = await showPage();
  await type({ Name: 'Jan' });
  await bringApp();
  expect(field('Name')).toHaveValue('Jan');
  expect(field('Email')).toHaveValue('zofia@example.org');
  await userEvent.type(field('Subject'), 'Units');
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual({
    ...draft,
    name: 'Jan',
    subject: 'Units',
  });
});
