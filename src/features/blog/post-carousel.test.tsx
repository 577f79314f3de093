import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toSummary } from '#domain/post-summary.ts';
import { somePosts } from '#tests/factories/post.ts';
import { renderAt } from '#tests/render.ts';
import { PostCarousel } from './post-carousel.tsx';

// How the slides move and how many are seen depends on layout and is shown by the journeys.

afterEach(() => {
  vi.restoreAllMocks();
});

function showCarousel(): void {
  renderAt(
    '/',
    <PostCarousel
      posts={somePosts(10, (index) => ({ title: `Number ${index + 1}` })).map((post) => toSummary(post))}
    />,
  );
}

test('HOME-08 the carousel is named and holds every post it is given', () => {
  showCarousel();
  expect(screen.getByRole('region', { name: 'Latest posts' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Previous post' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next post' })).toBeInTheDocument();
});

test('HOME-08 it can be paused and played', async () => {
  showCarousel();
  await userEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeInTheDocument();
});

test('HOME-08 for visitors who want less motion it stands still until it is played', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(prefers-reduced-motion: reduce)' }),
  );
  showCarousel();
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeInTheDocument();
});
