import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { renderAt } from '#tests/render.ts';
import { Footer } from './footer.tsx';

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
  const shown = within(column).getAllByRole('link');
  expect(shown.map((link) => link.textContent)).toEqual(links);
});

test('NAV-10 NAV-11 TEXT-02 the footer shows the copyright, the social links, the channel and, if it is, that the brand is invented', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 5, 1) });
  renderAt('/', <Footer />);
  expect(screen.getByText(`© 2031 ${site.legalName.replaceAll('\u00a0', ' ')}`)).toBeInTheDocument();
  for (const name of ['LinkedIn', 'YouTube']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
  }
  const channel = screen.getByRole('heading', { name: site.channel.name }).parentElement;
  expect(channel?.querySelector('img')).toHaveAttribute('src', site.channel.logo);
  const real = screen.queryByRole('link', { name: 'What is real' });
  expect(real?.getAttribute('href')).toBe('demonstration' in site ? '/about#demonstration' : undefined);
});
