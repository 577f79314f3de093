import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  api,
  enter,
  field,
  fillIn,
  type Label,
  openPage,
  robotBox,
  sendButton,
  sentBody,
  setUpPage,
} from '#tests/contact-page.tsx';

beforeEach(setUpPage);

const SUBJECT_LENGTH = 'Subject must be between 5 and 30 characters long';
const MESSAGE_LENGTH = 'Message must be between 10 and 500 characters';
const NAME_LETTERS = 'Only letters, spaces, hyphens, and apostrophes are allowed';

test.each<[string, Label, string, string]>([
  ['CONT-01', 'Name', '', 'Name is required'],
  ['CONT-01', 'Name', '   ', 'Name is required'],
  ['CONT-01', 'Name', 'Zofia 2', NAME_LETTERS],
  ['CONT-01', 'Name', 'Z', 'Name must be at least 2 characters long'],
  ['CONT-02', 'Email', '', 'Email is required'],
  ['CONT-02', 'Email', 'zofia@', 'Enter a valid email address'],
  ['CONT-02', 'Email', 'zofia@example', 'Enter a valid email address'],
  ['CONT-03', 'Subject', '', 'Subject is required'],
  ['CONT-03', 'Subject', 'Four', SUBJECT_LENGTH],
  ['CONT-03', 'Subject', 'x'.repeat(31), SUBJECT_LENGTH],
  ['CONT-04', 'Message', '', 'Message is required'],
  ['CONT-04', 'Message', 'Nine char', MESSAGE_LENGTH],
  ['CONT-04', 'Message', 'x'.repeat(501), MESSAGE_LENGTH],
])('%s CONT-06 %s "%s" is rejected at its field: %s', async (_, label, text, error) => {
  const user = await openPage();
  await fillIn(user, { [label]: text });
  await user.click(sendButton());
  await waitFor(() => expect(field(label)).toHaveFocus());
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.getByRole('alert')).toHaveTextContent('Please check one entry');
  expect(api).not.toHaveBeenCalled();
});

test.each<[string, Label, string]>([
  ['CONT-01', 'Name', 'Zo'],
  ['CONT-01', 'Name', "Anne-Zoë d’Łęcka O'Neill"],
  ['CONT-02', 'Email', 'z.nowak+site@mail.example.org'],
  ['CONT-03', 'Subject', 'Fives'],
  ['CONT-03', 'Subject', 'x'.repeat(30)],
  ['CONT-04', 'Message', 'Ten signs.'],
  ['CONT-04', 'Message', 'x'.repeat(500)],
])('%s CONT-06 %s "%s" is sent', async (_, label, text) => {
  const user = await openPage();
  await fillIn(user, { [label]: text });
  await user.click(sendButton());
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(Object.values(sentBody())).toContain(text);
});

test('CONT-01 spaces around the name are trimmed', async () => {
  const user = await openPage();
  await fillIn(user, { Name: '  Zofia Nowak  ' });
  await user.click(sendButton());
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(sentBody().name).toBe('Zofia Nowak');
});

test('CONT-05 CONT-06 without the captcha nothing is sent, and its group takes the focus and shows why', async () => {
  const user = await openPage();
  await fillIn(user);
  await user.click(await robotBox());
  await user.click(sendButton());
  const group = screen.getByRole('group', { name: 'Spam check' });
  await waitFor(() => expect(group).toHaveFocus());
  expect(group).toHaveAccessibleDescription('Please verify that you are not a robot');
  expect(api).not.toHaveBeenCalled();
  await user.click(await robotBox());
  expect(group).not.toHaveAccessibleDescription();
  await user.click(sendButton());
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
});

describe('CONT-06 an empty form', () => {
  test('shows errors at all five fields, with the focus on the first', async () => {
    const user = await openPage();
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please check five entriesNothing has been sent yet.Name, Email, Subject, Message, Spam check',
    );
    await waitFor(() => expect(field('Name')).toHaveFocus());
    for (const error of [
      'Name is required',
      'Email is required',
      'Subject is required',
      'Message is required',
      'Please verify that you are not a robot',
    ]) {
      expect(screen.getByText(error)).toBeInTheDocument();
    }
    expect(api).not.toHaveBeenCalled();
  });

  test('the notice leads to the entries that are wrong', async () => {
    const user = await openPage();
    await enter(user, { Subject: 'Passports' });
    await user.click(sendButton());
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Message',
      'Spam check',
    ]);
    await user.click(notice.getByRole('link', { name: 'Message' }));
    expect(field('Message')).toHaveFocus();
    await user.click(notice.getByRole('link', { name: 'Spam check' }));
    expect(screen.getByRole('group', { name: 'Spam check' })).toHaveFocus();
  });

  test('says nothing before it is sent, then keeps count while entries are put right', async () => {
    const user = await openPage();
    await enter(user, { Name: 'Z', Email: 'z@' });
    await user.tab();
    expect(screen.queryByText(/must be|valid email/)).not.toBeInTheDocument();
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check five entries');
    await enter(user, { Name: 'Zofia' });
    expect(await screen.findByText('Please check four entries')).toBeInTheDocument();
    expect(field('Name')).toBeValid();
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Subject',
      'Message',
      'Spam check',
    ]);
    await fillIn(user);
    expect(await screen.findByText('Ready to send')).toBeInTheDocument();
    expect(screen.getByText('Nothing has been sent yet.')).toBeInTheDocument();
    expect(api).not.toHaveBeenCalled();
    await user.click(sendButton());
    await waitFor(() => expect(api).toHaveBeenCalledOnce());
    expect(screen.queryByText('Nothing has been sent yet.')).not.toBeInTheDocument();
  });
});

test('CONT-04 a live counter shows the length of the message, even beyond its limit', async () => {
  const user = await openPage();
  expect(screen.getByText('0 / 500 characters')).toBeInTheDocument();
  await user.type(field('Message'), 'Hello');
  expect(screen.getByText('5 / 500 characters')).toBeInTheDocument();
  expect(field('Message')).toHaveAccessibleDescription('5 / 500 characters');
  await enter(user, { Message: 'x'.repeat(512) });
  expect(screen.getByText('512 / 500 characters')).toBeInTheDocument();
  expect(field('Message')).toHaveValue('x'.repeat(512));
});

test('CONT-04 a screen reader announces the limit when it is near or exceeded, not before', async () => {
  const user = await openPage();
  await enter(user, { Message: 'x'.repeat(440) });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await enter(user, { Message: 'x'.repeat(461) });
  expect(screen.getByRole('status')).toHaveTextContent('At most 40 characters left');
  await enter(user, { Message: 'x'.repeat(501) });
  expect(screen.getByRole('status')).toHaveTextContent('longer than 500 characters');
});

test('fields support autofill and text of either direction', async () => {
  await openPage();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Email')).toHaveAttribute('type', 'email');
  for (const label of ['Name', 'Email', 'Subject', 'Message'] as const) {
    expect(field(label)).toHaveAttribute('dir', 'auto');
    expect(field(label)).toBeRequired();
    expect(field(label)).not.toHaveAttribute('maxlength');
  }
});
