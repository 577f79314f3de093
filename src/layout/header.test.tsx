import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { renderAt } from '#tests/render.ts';
import { useIsDialogOpen } from '#ui/dialog/dialog-store.ts';
import { Header } from './header.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  window.scrollY = 0;
});

function scrollPageTo(top: number): void {
  window.scrollY = top;
  act(() => fireEvent.scroll(window));
}

function OpenDialogs() {
  return `${useIsDialogOpen('booking') ? 'Booking is open' : ''}${useIsDialogOpen('menu') ? 'Menu is open' : ''}`;
}

const mainMenu = () => screen.getByRole('navigation', { name: 'Main' });
const bar = () => screen.getByRole('banner');
const logo = () => within(bar()).getByRole('link', { name: `${site.name}, home` });

test('NAV-05 the items are in the required order, the current page marked', () => {
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
});

test.each([
  [
    'Services',
    [
      '/passport-factory-digital-product-passport',
      '/bim-depot-factory',
      '/workshop-factory',
      '/value-factory',
      '/optibuild-factory',
    ],
  ],
  ['Learn', ['/blog', '/resources', '/quizzes']],
])('NAV-05 %s links to its pages', async (name, addresses) => {
  renderAt('/', <Header />);
  const button = within(mainMenu()).getByRole('button', { name });
  await userEvent.click(button);
  const group = within(button.closest('li') ?? document.body);
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});

test('NAV-06 the program, LinkedIn and YouTube open in new tabs', () => {
  renderAt('/', <Header />);
  for (const [name, address] of [
    ['Join DPP Readiness Program', site.links.readinessProgram],
    ['LinkedIn', site.links.linkedIn],
    ['YouTube', site.links.youTube],
  ]) {
    const link = within(bar()).getByRole('link', {
      name: new RegExp(`^${name}\\s*\\(opens in a new tab\\)$`),
    });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['NAV-06', 'Book a Meeting', 'Booking is open'],
  ['NAV-08', 'Open the menu', 'Menu is open'],
])('%s "%s" opens its dialog', async (_, name, opened) => {
  renderAt(
    '/',
    <>
      <Header />
      <OpenDialogs />
    </>,
  );
  await userEvent.click(within(bar()).getByRole('button', { name }));
  expect(screen.getByText(opened)).toBeInTheDocument();
});

test('NAV-03 past 250px of scroll the bar is fixed and the logo black, before that it is white', () => {
  renderAt('/', <Header />);
  const variant = () => logo().querySelector('svg')?.dataset.logo;
  scrollPageTo(250);
  expect([bar().dataset.fixed, variant()]).toEqual(['false', 'white']);
  scrollPageTo(251);
  expect([bar().dataset.fixed, variant()]).toEqual(['true', 'black']);
  scrollPageTo(0);
  expect([bar().dataset.fixed, variant()]).toEqual(['false', 'white']);
});

test('NAV-04 on the home page the logo scrolls to the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const router = renderAt('/', <Header />);
  const { key } = router.state.location;
  await userEvent.click(logo());
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(router.state.location.key).toBe(key);
});

test('a click on the logo with a key is left to the browser: a new tab or window', () => {
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
