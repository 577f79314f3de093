import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { field, LABELS, setUpPage } from '#tests/contact-page.tsx';
import { showServerRoutes } from '#tests/hydrate.ts';
import ContactScreen from './contact-screen.tsx';
import { EMPTY_MESSAGE } from './unsent-message.ts';

beforeEach(setUpPage);

const showPage = () => showServerRoutes([{ path: '/contact', Component: ContactScreen }], '/contact');

test('CONT-01 LIVE-03 without the app the browser validates the entries and sends them to the function', async () => {
  const hydrateApp = await showPage();
  const form = field('Name').form;
  expect([form?.getAttribute('method'), form?.getAttribute('action'), form?.noValidate]).toEqual([
    'post',
    '/api/contact',
    false,
  ]);
  for (const label of LABELS) expect(field(label)).toBeRequired();
  expect(LABELS.map((label) => field(label).name)).toEqual(['name', 'email', 'subject', 'message']);
  await hydrateApp();
  expect(form?.noValidate).toBe(true);
});

test("CONT-10 LIVE-01 text typed before hydration replaces the stored text of its field; the other fields of the tab's unsent message are restored", async () => {
  const unsent = { ...EMPTY_MESSAGE, name: 'Zofia', email: 'zofia@example.org' };
  sessionStorage.setItem('contact-draft', JSON.stringify(unsent));
  const hydrateApp = await showPage();
  await userEvent.type(field('Name'), 'Jan');
  await userEvent.type(field('Message'), 'Units, please');
  await hydrateApp();
  expect(screen.getByText('13 / 500 characters')).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Jan');
  expect(field('Email')).toHaveValue('zofia@example.org');
  expect(sessionStorage.getItem('contact-draft')).toContain('Units, please');
  await userEvent.type(field('Subject'), 'Units');
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual({
    ...unsent,
    name: 'Jan',
    message: 'Units, please',
    subject: 'Units',
  });
});
