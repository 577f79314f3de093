import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { renderAt } from '#tests/render.ts';
import { Footer } from './footer.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [
    'Our Services',
    ['Passport Factory', 'BIM Depot Factory', 'Workshop Factory', 'Value Factory', 'OptiBuild Factory'],
  ],
  [
    'Knowledge Base',
    ['Blog', 'Resources', 'Quizzes', 'Glossary', 'Where the law stands', 'Sample passport', 'Questions'],
  ],
  ['Company', ['About', 'Careers', 'Contact', 'Privacy Policy']],
])('NAV-10 the column %s has its links', (name, links) => {
  renderAt('/', <Footer />);
  const column = screen.getByRole('navigation', { name });
  expect(within(column).getByRole('heading', { name })).toBeInTheDocument();
  expect(
    within(column)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(links);
});

test('NAV-10 the privacy policy is a stored document', () => {
  renderAt('/', <Footer />);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/document/docs_pdf/privacy_policy.pdf',
  );
});

test('NAV-10 the copyright line has the current year and the legal name', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
  renderAt('/', <Footer />);
  expect(screen.getByText('© 2031 Datum & Beam sp. z o.o.')).toBeInTheDocument();
});

test('NAV-10 LinkedIn and YouTube open in new tabs', () => {
  renderAt('/', <Footer />);
  for (const name of ['LinkedIn', 'YouTube']) {
    expect(screen.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'target',
      '_blank',
    );
  }
});

test('NAV-11 the header block has the channel’s logo and title', () => {
  renderAt('/', <Footer />);
  const title = screen.getByRole('heading', { name: site.channel.name });
  expect(title.parentElement?.parentElement?.querySelector('img')).toHaveAttribute('src', site.channel.logo);
});

test('TEXT-02 the footer says that the brand is invented, and where to read more', () => {
  renderAt('/', <Footer />);
  expect(screen.getByText(/^An invented brand: this site is a demonstration\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What is real' })).toHaveAttribute('href', '/about#demonstration');
});
