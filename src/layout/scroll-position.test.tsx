import { act, fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderRoutes } from '#tests/render.ts';
import { ScrollPosition } from './scroll-position.tsx';

const WINDOW_HEIGHT = 800;

/** The height of the page, and the callback of the observer of its changes: jsdom has no layout. */
let height = 0;
let notifyOfSize: () => void = () => {};

let pageLoads = 0;

beforeEach(() => {
  // Each test is a new load of the page, whose positions differ from those of earlier ones.
  pageLoads += 1;
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(pageLoads);
  height = 3000;
  window.scrollY = 0;
  window.innerHeight = WINDOW_HEIGHT;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  // Scrolls no further than the height of the page, as browsers do.
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    const top = typeof to[0] === 'object' ? (to[0] as ScrollToOptions).top : to[1];
    window.scrollY = Math.min(Number(top), height - WINDOW_HEIGHT);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        notifyOfSize = notify;
      }
      observe() {}
      disconnect() {
        notifyOfSize = () => {};
      }
    },
  );
});

afterEach(() => {
  window.scrollY = 0;
});

function openSite(path = '/list') {
  const layout = (
    <>
      <Outlet />
      <ScrollPosition />
    </>
  );
  const pages = ['/list', '/post'].map((page) => ({ path: page, element: page }));
  return renderRoutes([{ element: layout, children: pages }], path);
}

function scrollPageTo(top: number): void {
  window.scrollY = top;
  act(() => fireEvent.scroll(window));
}

function growTo(next: number): void {
  height = next;
  act(notifyOfSize);
}

/** Leaves the list while scrolled, and goes back to it while it is still short. */
async function comeBackToShortList(router: ReturnType<typeof openSite>): Promise<void> {
  scrollPageTo(1500);
  await act(() => router.navigate('/post'));
  expect(window.scrollY).toBe(0);
  height = 900;
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(100);
}

test('a visitor who has scrolled away from the fragment of the first URL is not taken back to it', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    window.scrollY = 2000;
  });
  document.body.insertAdjacentHTML('beforeend', '<h2 id="units">Units</h2>');
  window.scrollY = 640;
  openSite('/post#units');
  expect(scroll).toHaveBeenCalled();
  expect(window.scrollY).toBe(640);
  document.getElementById('units')?.remove();
});

test('a page is laid out as a whole at once if a place in it is needed, and otherwise after it is shown', async () => {
  const isWhole = () => 'whole' in document.documentElement.dataset;
  const router = openSite();
  expect(isWhole()).toBe(false);
  await act(() => router.navigate('/post#units'));
  expect(isWhole()).toBe(true);
  await act(() => router.navigate('/list'));
  expect(isWhole()).toBe(false);
  await act(() => router.navigate(-1));
  expect(isWhole()).toBe(true);
  await act(() => router.navigate('/post'));
  expect(isWhole()).toBe(false);
  await vi.waitFor(() => expect(isWhole()).toBe(true));
});

describe('content that loads after its page', () => {
  test('BLOG-09 going back to a list scrolls to where it was left once it is long enough', async () => {
    const router = openSite();
    await comeBackToShortList(router);
    growTo(2000);
    expect(window.scrollY).toBe(100);
    growTo(3000);
    expect(window.scrollY).toBe(1500);
    scrollPageTo(200);
    growTo(4000);
    expect(window.scrollY).toBe(200);
  });

  test.each(['wheel', 'keyDown'] as const)(
    'a visitor who acts before the list is long enough (%s) stays where they are',
    async (input) => {
      const router = openSite();
      await comeBackToShortList(router);
      act(() => fireEvent[input](window));
      growTo(3000);
      expect(window.scrollY).toBe(100);
    },
  );

  test('a fragment scrolls into view once its part of the page has loaded', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const router = openSite();
    await act(() => router.navigate('/post#section-2-%C5%81'));
    expect(scroll).not.toHaveBeenCalled();
    screen.getByText('/post').insertAdjacentHTML('beforeend', '<h2 id="section-2-Ł">Ł</h2>');
    growTo(3000);
    expect(scroll.mock.contexts).toEqual([screen.getByRole('heading')]);
  });
});
