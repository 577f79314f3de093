import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Post } from '#domain/posts/post.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aPost } from '#tests/factories/post.ts';
import { publishedPosts, redirects } from '#tests/posts-function.ts';
import { canonicalUrl, fact, renderRoutes, tableOfContents } from '#tests/render.ts';
import PostScreen, { loader as loadPost } from './post-screen.tsx';

function openPost(slug: string) {
  return renderRoutes([{ path: '/blog/:slug', Component: PostScreen, loader: loadPost }], `/blog/${slug}`);
}

async function showPost(fields: Partial<Post>): Promise<void> {
  const post = aPost({ slug: 'units', title: 'Units', ...fields });
  publishedPosts.mockResolvedValue([post]);
  openPost('units');
  await screen.findByRole('heading', { level: 1, name: post.title || 'Untitled' });
}

test('POST-01 "Loading post..." is shown until the post is read', async () => {
  const { promise, resolve } = Promise.withResolvers<Post[]>();
  publishedPosts.mockReturnValue(promise);
  openPost('units');
  expect(await screen.findByRole('heading', { name: 'Loading post...' })).toBeInTheDocument();
  resolve([aPost({ slug: 'units', title: 'Units' })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Units' })).toBeInTheDocument();
  expect(screen.queryByText('Loading post...')).not.toBeInTheDocument();
});

test('POST-01 a post shows title, author, date, categories, picture and content', async () => {
  await showPost({
    authorName: 'Data team',
    // Already the next day in Warsaw.
    date: new Date('2026-02-02T23:30:00Z'),
    categories: ['BIM', 'Process'],
    image: '/units.png',
    content: '<h2>Why</h2><p>A number without a unit is <em>half</em> a value.</p><h2>How</h2>',
  });
  expect(fact('Author')).toBe('Data team');
  expect(fact('Date')).toBe('03.02.2026');
  expect(fact('Category')).toBe('BIM, Process');
  expect(document.querySelector('img')).toHaveAttribute('src', '/units.png');
  expect(within(screen.getByRole('article')).getByText('half')).toBeInTheDocument();
  expect(tableOfContents()).toEqual(['Why', 'How']);
});

test('POST-01 a post without a date shows "Brak daty", and one without a category "No category"', async () => {
  await showPost({ title: '', authorName: '', date: null, categories: [] });
  expect(fact('Author')).toBe('Unknown');
  expect(fact('Date')).toBe('Brak daty');
  expect(screen.getByText('Brak daty')).toHaveAttribute('lang', 'pl');
  expect(fact('Category')).toBe('No category');
});

test('ROUTE-03 title, description and canonical link are those of the post', async () => {
  await showPost({ content: `<p>${'word '.repeat(60)}</p>` });
  expect(document.title).toMatch(/^Units \| /);
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toHaveLength(150);
  expect(canonicalUrl()).toBe('http://127.0.0.1:5000/blog/units');
});

test('POST-02 a failed read is logged, is not shown as a missing post, and can be retried', async () => {
  expectConsoleError('The post units could not be read');
  publishedPosts
    .mockRejectedValueOnce(new Error('unavailable'))
    .mockResolvedValue([aPost({ slug: 'units', title: 'Units' })]);
  openPost('units');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The post could not be loaded' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Try again in a moment' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Units' })).toBeInTheDocument();
});

test('POST-04 a post shows its reading time, can be shared, and links to other posts', async () => {
  const words = Array.from({ length: 401 }, () => 'word').join(' '); // At 200 a minute, over 2 minutes.
  publishedPosts.mockResolvedValue([
    aPost({ slug: 'newer', title: 'Newer', categories: ['Process'] }),
    aPost({ slug: 'units', title: 'Units', content: `<p>${words}</p>`, categories: ['BIM'] }),
    aPost({ slug: 'older', title: 'Older', categories: ['BIM'] }),
  ]);
  openPost('units');
  await screen.findByRole('heading', { level: 1, name: 'Units' });
  expect(fact('Reading time')).toBe('3 min');
  const link = encodeURIComponent('http://127.0.0.1:5000/blog/units');
  const share = within(screen.getByRole('region', { name: 'Share this post' }));
  for (const name of [/LinkedIn/, 'Send by email']) {
    expect(share.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(link));
  }
  expect(await screen.findByRole('heading', { name: 'Read on' })).toBeInTheDocument();
  const neighbours = within(screen.getByRole('navigation', { name: 'More posts' }));
  expect(neighbours.getByRole('link', { name: /Older/ })).toHaveAttribute('href', '/blog/older');
  expect(neighbours.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', '/blog/newer');
});

test('STAFF-04 a link to an old address shows the post and replaces the history entry', async () => {
  publishedPosts.mockResolvedValue([aPost({ slug: 'units', title: 'Units' })]);
  redirects.set('old', { movedTo: '/blog/units' });
  const router = openPost('old');
  expect(await screen.findByRole('heading', { level: 1, name: 'Units' })).toBeInTheDocument();
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/blog/units' } });
});

test('STAFF-04 a deleted post is reported as withdrawn, and not indexed', async () => {
  publishedPosts.mockResolvedValue([]);
  redirects.set('gone', { isGone: true });
  openPost('gone');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post withdrawn' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('STAFF-06 search engines get the title and description that are set for them; other sites get the post’s own title', async () => {
  await showPost({ searchTitle: 'Units found', searchDescription: 'Why to read it.' });
  expect(document.title).toMatch(/^Units found \| /);
  const contentOf = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(contentOf('name=description')).toBe('Why to read it.');
  expect(contentOf('property="og:title"')).toBe('Units');
});
