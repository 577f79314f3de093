import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { renderAt } from '#tests/render.ts';
import { Header } from './header.tsx';

afterEach(() => {
  window.scrollY = 0;
});

const mainMenu = () => screen.getByRole('navigation', { name: 'Main' });
const bar = () => screen.getByRole('banner');
const logo = () => within(bar()).getByRole('link', { name: `${site.name}, home` });

test('NAV-05 the items are in the required order, the current page is marked, and each group has its pages', () => {
  renderAt('/about', <Header />);
  const about = within(mainMenu()).getByRole('link', { current: 'page' });
  expect(about).toHaveTextContent('About');
  const items = [...mainMenu().querySelectorAll(':scope > ul > li')];
  expect(items.map((item) => item.querySelector('a, button')?.textContent)).toEqual([
    'About',
    'Services',
    'Learn',
    'Careers',
    'Contact',
  ]);
  const [, services, learn] = items.map((item) =>
    [...item.querySelectorAll('ul a')].map((link) => link.getAttribute('href')),
  );
  expect(services).toEqual([
    '/passport-factory-digital-product-passport',
    '/bim-depot-factory',
    '/workshop-factory',
    '/value-factory',
    '/optibuild-factory',
  ]);
  expect(learn).toEqual(['/blog', '/resources', '/quizzes']);
});

test('NAV-06 the program, LinkedIn and YouTube open in new tabs', () => {
  renderAt('/', <Header />);
  for (const [name, href] of [
    ['Join DPP Readiness Program', site.links.readinessProgram],
    ['LinkedIn', site.links.linkedIn],
    ['YouTube', site.links.youTube],
  ]) {
    const link = within(bar()).getByRole('link', {
      name: new RegExp(`^${name}\\s*\\(opens in a new tab\\)$`),
    });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('NAV-04 on the home page the logo scrolls to the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const router = renderAt('/', <Header />);
  const { key } = router.state.location;
  await userEvent.click(logo());
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(router.state.location.key).toBe(key);
});

test('a click on the logo with a modifier key is left to the browser, which opens a new tab or window', () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  renderAt('/', <Header />);
  expect(fireEvent.click(logo(), { ctrlKey: true })).toBe(true);
  expect(scroll).not.toHaveBeenCalled();
});

test('NAV-04 from any other page the logo links home', async () => {
  const router = renderAt('/about', <Header />);
  await userEvent.click(logo());
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});
