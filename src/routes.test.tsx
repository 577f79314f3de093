import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import { renderRoutes } from '#tests/render.ts';
import { families, type PageFamily, pages } from './pages.ts';
import { routes } from './routes.tsx';

vi.mock('#firebase/remote-config.ts', () => ({ fetchRemoteValue: async () => 'A' }));
vi.mock('#firebase/functions.ts', () => import('#tests/posts-function.ts'));

beforeEach(() => {
  publishedPosts.mockResolvedValue([aPost({ slug: 'units', title: 'Units' })]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Without styles both variants of the headline are read; a browser test covers the one that is shown. */
const HOME = /^Smarter Data\.\s*Smarter Decisions\.\s*The leading partner in digital transformation$/;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/', HOME],
  ['/about', /^Consultants for/],
  ['/passport-factory-digital-product-passport', 'Passport Factory'],
  ['/blog/units', 'Units'],
  ['/career/content-creator', 'Content Creator'],
])('ROUTE-01 NAV-01 %s has its screen between navigation bar and footer', async (path, title) => {
  renderRoutes(routes, path);
  expect(await heading(title)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveAccessibleName(title);
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

const { privacyPolicy, ...others } = pages;
const table: readonly (readonly [string, PageFamily])[] = [
  ...[...Object.values(others), ...Object.values(families)].map((page) => [page.path, page] as const),
  [privacyPolicy.path, families.document],
];

test.each(table)('ROUTE-01 %s, from the table of pages, leads to the screen of its page', (path, page) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.handle).toMatchObject({ page });
});

describe('missing pages', () => {
  test.each([
    ['/no-such-factory', 'Service not found'],
    ['/career/no-such-job', 'Job not found'],
    ['/resources/no-such-document', 'Document not found'],
    ['/glossary/no-such-term', 'Term not found'],
    ['/quiz/no-such-quiz', 'Quiz not found.'],
  ])('SERV-07 JOB-02 TEXT-05 QUIZ-04 %s is the 404 page and shows "%s"', async (path, reason) => {
    renderRoutes(routes, path);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(
      screen.getByText(/does not exist\. It might have been moved, deleted or mistyped/),
    ).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test.each(['/no/such/page', '/value-factory%20/x'])(
    'ROUTE-02 %s is the 404 page, which links home and is not indexed by search engines',
    async (path) => {
      renderRoutes(routes, path);
      expect(
        await screen.findByText(/does not exist\. It might have been moved, deleted or mistyped/),
      ).toBeInTheDocument();
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await userEvent.click(screen.getByRole('link', { name: 'Go to Home Page' }));
      expect(await heading(HOME)).toBeInTheDocument();
    },
  );
});

test('NAV-02 HOME-05 choosing a service on the home page opens it at the top, with the focus on its heading', async () => {
  renderRoutes(routes, '/');
  await heading(HOME);
  const scroll = vi.spyOn(window, 'scrollTo');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Value Factory' }));
  expect(await heading('Value Factory')).toHaveFocus();
  expect(scroll).toHaveBeenLastCalledWith(0, 0);
});

test('NAV-08 following a link of the full-screen menu closes it', async () => {
  renderRoutes(routes, '/about');
  await heading(/^Consultants for/);
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  for (const group of ['Our Services', 'Learn', 'Company']) {
    expect(within(menu).getByRole('heading', { name: group })).toBeInTheDocument();
  }
  await userEvent.click(within(menu).getByRole('link', { name: 'Careers' }));
  expect(await heading(/^Work on construction/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
