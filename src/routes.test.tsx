import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import { families, type PageFamily, pages } from './pages.ts';
import { routes } from './routes.tsx';

const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

const { privacyPolicy, ...others } = pages;
const table: readonly (readonly [string, PageFamily])[] = [
  ...[...Object.values(others), ...Object.values(families)].map((page) => [page.path, page] as const),
  [privacyPolicy.path, families.document],
];

test.each(table)('ROUTE-01 %s, from the table of pages, leads to the screen of its page', (path, page) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.handle).toMatchObject({ page });
});

const missing = [
  ['/no-such-factory', 'Service not found'],
  ['/career/no-such-job', 'Job not found'],
  ['/resources/no-such-document', 'Document not found'],
  ['/glossary/no-such-term', 'Term not found'],
  ['/quiz/no-such-quiz', 'Quiz not found.'],
];

test.each(missing)('ROUTE-02 SERV-07 JOB-02 TEXT-05 QUIZ-04 %s is missing: "%s"', async (path, reason) => {
  renderRoutes(routes, path);
  expect(await screen.findByText(reason)).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/does not exist\. It might have been moved/)).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/');
});

test('NAV-08 following a link in the full-screen menu closes the menu', async () => {
  renderRoutes(routes, '/about');
  await findHeading(/^Consultants for/);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  for (const group of ['Our Services', 'Learn', 'Company']) {
    expect(within(menu).getByRole('heading', { name: group })).toBeInTheDocument();
  }
  await userEvent.click(within(menu).getByRole('link', { name: 'Careers' }));
  expect(await findHeading(/^Work on construction/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
