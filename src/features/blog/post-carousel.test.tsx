import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aSummary, somePosts } from '#tests/factories/post.ts';
import { renderAt } from '#tests/render.ts';
import { PostCarousel } from './post-carousel.tsx';

// How the slides move and how many are visible depends on the layout: browser tests cover that.

beforeEach(() => {
  vi.useFakeTimers();
  // Swiper does nothing without a width, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
});

function showCarousel(count = 10): void {
  const posts = somePosts(count, (index) => ({ title: `Number ${index + 1}` }));
  renderAt('/', <PostCarousel posts={posts.map(aSummary)} />);
}

/** Makes this media query match, and no other. */
function matchOnly(query: string): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === query }),
  );
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const carousel = () => screen.getByRole('list').parentElement as HTMLElement;

describe('moving by itself', () => {
  test('HOME-08 the carousel moves after seven seconds, and stands still once it is paused', async () => {
    showCarousel();
    await wait(6900);
    expect(screen.getByText('1 / 10')).toBeInTheDocument();
    await wait(200);
    expect(screen.getByText('2 / 10')).toBeInTheDocument();
    await press('Pause the slides');
    await wait(60_000);
    expect(screen.getByText('2 / 10')).toBeInTheDocument();
  });

  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  const mouse = { pointerType: 'mouse' };

  const stops = [
    [
      'while hovered',
      () => fireEvent.pointerEnter(carousel(), mouse),
      () => fireEvent.pointerLeave(carousel(), mouse),
    ],
    ['in a hidden tab', () => setVisibility('hidden'), () => setVisibility('visible')],
  ] as const;

  test.each(stops)(
    'HOME-08 after it was paused and played by hand, the carousel still stops %s',
    async (_, begin, end) => {
      showCarousel();
      // As a real click does, but `fireEvent` does not.
      screen.getByRole('button', { name: 'Pause the slides' }).focus();
      await press('Pause the slides');
      await press('Play the slides');
      begin();
      await wait(60_000);
      expect(screen.getByText('1 / 10')).toBeInTheDocument();
      end();
      await wait(7100);
      expect(screen.getByText('2 / 10')).toBeInTheDocument();
    },
  );

  test('HOME-08 under reduced motion the carousel stands still until it is played, and then keeps moving', async () => {
    matchOnly('(prefers-reduced-motion: reduce)');
    showCarousel();
    await wait(60_000);
    expect(screen.getByText('1 / 10')).toBeInTheDocument();
    await press('Play the slides');
    await wait(6900);
    expect(screen.getByText('1 / 10')).toBeInTheDocument();
    await wait(200);
    expect(screen.getByText('2 / 10')).toBeInTheDocument();
    await wait(7000);
    expect(screen.getByText('3 / 10')).toBeInTheDocument();
  });
});

test.each([
  [1, '1 / 1'],
  [2, '1–2 / 2'],
  [4, '1–3 / 4'],
])('HOME-08 with %i posts and room for three slides, the carousel shows "%s"', (count, range) => {
  matchOnly('(min-width: 1088px)');
  showCarousel(count);
  expect(screen.getByText(range)).toBeInTheDocument();
});
