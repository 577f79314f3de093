import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, enter, field, fillIn, LABELS, openPage, sendButton, setUpPage } from '#tests/contact-page.tsx';

beforeEach(setUpPage);

const noticeLinks = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('CONT-06 an empty form shows errors at all five fields, and a notice that links to them', async () => {
  const user = await openPage();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please check five entriesNothing has been sent yet.Name, Email, Subject, Message, Spam check',
  );
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(scroll.mock.contexts).toContain(field('Name'));
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  for (const label of LABELS) expect(screen.getByText(`${label} is required`)).toBeInTheDocument();
  expect(screen.getByText('Please verify that you are not a robot')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Message' }));
  expect(field('Message')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Spam check' }));
  expect(screen.getByRole('group', { name: 'Spam check' })).toHaveFocus();
  expect(api).not.toHaveBeenCalled();
});

test('CONT-06 nothing is validated before the first submit; after it, each error goes once its entry is corrected', async () => {
  const user = await openPage();
  await enter(user, { Name: 'Z', Email: 'z@' });
  await user.tab();
  expect(screen.queryByText(/must be|valid email/)).not.toBeInTheDocument();
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check five entries');
  await enter(user, { Name: 'Zofia' });
  expect(await screen.findByText('Please check four entries')).toBeInTheDocument();
  expect(field('Name')).toBeValid();
  expect(noticeLinks()).toEqual(['Email', 'Subject', 'Message', 'Spam check']);
  await fillIn(user);
  expect(await screen.findByText('Ready to send')).toBeInTheDocument();
  await user.click(sendButton());
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(screen.queryByText('Nothing has been sent yet.')).not.toBeInTheDocument();
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
  expect(screen.getByRole('status')).toHaveTextContent('longer than 500 characters');
});

test('CONT-11 the consent note is below the send button, and "Schedule a Meeting" has a button', async () => {
  await openPage();
  const consent = screen.getByText(/^When you send this form,/);
  expect(within(consent).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button.compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const section = screen.getByRole('heading', { name: 'Schedule a Meeting' }).parentElement as HTMLElement;
  expect(within(section).getByRole('button', { name: 'Book a Meeting' })).toBeInTheDocument();
});
