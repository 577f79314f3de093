import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '#tests/render.ts';
import { AnchorButton, AnchorLink } from './anchor-link.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

function Page() {
  return (
    <>
      <AnchorButton anchor="services">Explore our services</AnchorButton>
      <AnchorLink anchor="services">To the services</AnchorLink>
      <section id="services" aria-label="Our Services" />
    </>
  );
}

function preferLessMotion(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(prefers-reduced-motion: reduce)' }),
  );
}

test.each([
  ['smoothly', false],
  ['at once for visitors who prefer reduced motion', true],
])('HOME-01 the button scrolls to the anchor %s, and the focus moves there', async (_, prefersLessMotion) => {
  if (prefersLessMotion) preferLessMotion();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderAt('/', <Page />);
  await userEvent.click(screen.getByRole('link', { name: 'Explore our services' }));
  const section = screen.getByRole('region', { name: 'Our Services' });
  expect(scroll.mock.contexts).toEqual([section]);
  expect(scroll).toHaveBeenCalledWith({ behavior: prefersLessMotion ? 'auto' : 'smooth' });
  expect(section).toHaveFocus();
  expect(window.location.hash).toBe('#services');
});

test.each([
  ['Explore our services', { ctrlKey: true }],
  ['To the services', { shiftKey: true }],
])('a click on "%s" with %o is left to the browser, which opens a new tab or window', (name, click) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderAt('/', <Page />);
  fireEvent.click(screen.getByRole('link', { name }), click);
  expect(scroll).not.toHaveBeenCalled();
});
