import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import type { Post } from '#domain/posts/post.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aPost } from '#tests/factories/post.ts';
import { goOnline } from '#tests/network.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import { renderRoutes } from '#tests/render.ts';
import PostScreen, { loader as loadPost } from './post-screen.tsx';

vi.mock('#firebase/functions.ts', () => import('#tests/posts-function.ts'));

beforeEach(() => {
  publishedPosts.mockReset();
});

function openPost(slug: string) {
  return renderRoutes([{ path: '/blog/:slug', Component: PostScreen, loader: loadPost }], `/blog/${slug}`);
}

async function showPost(fields: Partial<Post>): Promise<void> {
  const post = aPost({ slug: 'units', title: 'Units', ...fields });
  publishedPosts.mockResolvedValue([post]);
  openPost('units');
  await screen.findByRole('heading', { level: 1, name: post.title || 'Untitled' });
}

/** The value of a fact about the post, by its label. */
function fact(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
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
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Why', 'How']);
});

test('POST-01 "Brak daty" without a date, "No category" without a category', async () => {
  await showPost({ title: '', authorName: '', date: null, categories: [] });
  expect(fact('Author')).toBe('Unknown');
  expect(fact('Date')).toBe('Brak daty');
  expect(screen.getByText('Brak daty')).toHaveAttribute('lang', 'pl');
  expect(fact('Category')).toBe('No category');
});

test('POST-01 a picture that cannot be loaded is replaced by the default', async () => {
  await showPost({ image: '/gone.png' });
  const picture = document.querySelector('img');
  if (!picture) throw new Error('The post has no picture');
  fireEvent.error(picture);
  expect(document.querySelector('img')).toHaveAttribute('src', DEFAULT_POST_IMAGE);
});

test('POST-03 scripts, handlers and forms are removed from the content', async () => {
  await showPost({
    content: '<p onclick="alert(1)">Words</p><script>alert(1)</script><form><input name="q"></form>',
  });
  const article = screen.getByRole('article');
  expect(within(article).getByText('Words')).not.toHaveAttribute('onclick');
  expect(article.querySelector('script, form, input[name=q]')).toBeNull();
});

test('ROUTE-03 title, description and canonical link are the post’s', async () => {
  await showPost({ content: `<p>${'word '.repeat(60)}</p>` });
  expect(document.title).toMatch(/^Units \| /);
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toHaveLength(150);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://127.0.0.1:5000/blog/units',
  );
});

test('POST-02 "Post not found" when no post has the slug, and search engines do not index it', async () => {
  publishedPosts.mockResolvedValue([]);
  openPost('no-such-post');
  expect(await screen.findByRole('heading', { level: 1, name: 'Post not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
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

test('POST-02 a post that could not be read offline loads when the network is back', async () => {
  expectConsoleError('The post units could not be read');
  publishedPosts
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue([aPost({ slug: 'units', title: 'Units' })]);
  openPost('units');
  await screen.findByRole('button', { name: 'Try again' });
  act(goOnline);
  expect(await screen.findByRole('heading', { level: 1, name: 'Units' })).toBeInTheDocument();
});

test('POST-01 a link from one post to another shows the other one', async () => {
  const posts = ['units', 'clocks'].map((slug) => aPost({ slug, title: `About ${slug}` }));
  publishedPosts.mockResolvedValue(posts);
  const router = openPost('units');
  await screen.findByRole('heading', { level: 1, name: 'About units' });
  await router.navigate('/blog/clocks');
  expect(await screen.findByRole('heading', { level: 1, name: 'About clocks' })).toBeInTheDocument();
});

test('POST-04 a post shows its reading time, can be shared, and links to other posts', async () => {
  const words = Array.from({ length: 401 }, () => 'word').join(' ');
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
  expect(share.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
    'href',
    expect.stringContaining(link),
  );
  expect(share.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    expect.stringContaining(link),
  );
  expect(await screen.findByRole('heading', { name: 'Read on' })).toBeInTheDocument();
  const neighbours = within(screen.getByRole('navigation', { name: 'More posts' }));
  expect(neighbours.getByRole('link', { name: /Older/ })).toHaveAttribute('href', '/blog/older');
  expect(neighbours.getByRole('link', { name: /Newer/ })).toHaveAttribute('href', '/blog/newer');
});
