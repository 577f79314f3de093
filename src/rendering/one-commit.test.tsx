import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../routes.tsx';
import { followLinks } from './follow-links.ts';

vi.mock('#firebase/remote-config.ts', () => ({ fetchRemoteValue: async () => 'A' }));

let stopFollowing = () => {};
afterEach(() => stopFollowing());

const findHeading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

/** The page as a visitor sees it: without announcements for screen readers, and without the styles of deferred layout. */
function visiblePage(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const region of page.querySelectorAll('[aria-live]')) region.remove();
  for (const part of page.querySelectorAll('section, footer')) part.removeAttribute('style');
  return page.innerHTML;
}

/** Shows the site, and records the page after each commit of React. */
async function openSite(path: string) {
  const commits: string[] = [];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Profiler id="site" onRender={() => void commits.push(visiblePage())}>
      <RouterProvider router={router} />
    </Profiler>,
  );
  stopFollowing = followLinks(router);
  await screen.findByRole('heading', { level: 1 });
  return { router, commits };
}

async function follow(name: string): Promise<void> {
  await userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement); // Throws if there is none.
}

test('LIVE-06 a navigation between loaded pages is one commit, and is announced to screen readers', async () => {
  const { router, commits } = await openSite('/about');
  await act(() => router.navigate('/career'));
  await act(() => router.navigate('/about'));
  commits.length = 0; // Both screens are loaded by now.
  await follow('Careers');
  await findHeading(/^Work on construction/);
  expect(document.title).toMatch(/^Careers/);
  const announcement = screen.getByText(document.title, { selector: '[aria-live]' });
  expect(announcement).toBeInTheDocument();
  expect(commits).toEqual([visiblePage()]);
});

test('LIVE-06 the next page appears complete in one step, once its loader has returned', async () => {
  const { router, commits } = await openSite('/about');
  await act(() => router.navigate('/value-factory'));
  await act(() => router.navigate('/about'));
  await findHeading(/^Consultants for/);
  const before = visiblePage();
  commits.length = 0; // Both screens are loaded by now.
  await follow('Value Factory');
  await findHeading(/^Value Factory$/);
  expect(commits.at(-1)).toBe(visiblePage());
  expect(new Set(commits.filter((page) => page !== before)).size).toBe(1);
});
