import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import { somePosts } from '#tests/factories/post.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import { canonicalUrl, renderRoutes } from '#tests/render.ts';
import ListingScreen, { loader } from './listing-screen.tsx';

function openListing(path: string) {
  const route = { Component: ListingScreen, loader };
  renderRoutes(
    [
      { path: '/blog/category/:category', ...route },
      { path: '/blog/author/:author', ...route },
    ],
    path,
  );
}

test('STAFF-07 a category lists its posts, six on a page, and links to its feed', async () => {
  publishedPosts.mockResolvedValue(
    somePosts(16, (index) => ({ title: `Number ${index + 1}`, categories: index % 2 ? ['Łódź'] : [] })),
  );
  openListing('/blog/category/lodz?page=2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Posts on Łódź' })).toBeInTheDocument();
  const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(['Number 14', 'Number 16']);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/blog/category/lodz');
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
    'href',
    '/blog/category/lodz/rss.xml',
  );
  expect(canonicalUrl()).toBe('http://127.0.0.1:5000/blog/category/lodz');
});

test('STAFF-07 an author whom no post names has no page', async () => {
  publishedPosts.mockResolvedValue(somePosts(1));
  openListing('/blog/author/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'No posts found' })).toBeInTheDocument();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('STAFF-07 reading the posts can be retried after a failure', async () => {
  expectConsoleError('The posts could not be read');
  publishedPosts
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValueOnce(somePosts(1, () => ({ authorName: 'Data team' })));
  openListing('/blog/author/data-team');
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByRole('heading', { level: 1, name: 'Posts by Data team' })).toBeInTheDocument();
});
