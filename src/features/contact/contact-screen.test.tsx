import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage, setUpPage } from '#tests/contact-page.tsx';

beforeEach(setUpPage);

test('CONT-11 the consent note is below the form, and "Schedule a Meeting" has a button', async () => {
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
