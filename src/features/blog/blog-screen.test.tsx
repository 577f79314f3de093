import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/expect-console.ts';
import { aPost, somePosts } from '#tests/factories/post.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import { canonicalUrl, renderRoutes } from '#tests/render.ts';
import BlogScreen, { loader as loadBlog } from './blog-screen.tsx';

function openBlog(path: string) {
  const router = renderRoutes([{ path: '/blog', Component: BlogScreen, loader: loadBlog }], path);
  return { path: () => router.state.location.pathname + router.state.location.search, router };
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const searchBox = () => screen.findByPlaceholderText('Search posts...');
const waitForTypingDelay = () => act(() => new Promise((resolve) => setTimeout(resolve, 300))); // Longer than `TYPING_DELAY_MS`.
const fourteenPosts = () => somePosts(14, (index) => ({ title: `Number ${index + 1}` }));

describe('states', () => {
  test('BLOG-01 BLOG-07 while the posts are loading, the page has its heading, its subtitle and the path of the list as canonical link', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof fourteenPosts>>();
    publishedPosts.mockReturnValue(promise);
    openBlog('/blog?page=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Latest news' })).toBeInTheDocument();
    expect(canonicalUrl()).toBe('http://127.0.0.1:5000/blog');
    expect(screen.getByText('Discover insightful materials about the latest trends.')).toBeInTheDocument();
    expect(screen.getByText('Loading posts...')).toBeInTheDocument();
    resolve(fourteenPosts());
    expect(await screen.findByRole('heading', { name: 'Number 1' })).toBeInTheDocument();
    expect(screen.queryByText('Loading posts...')).not.toBeInTheDocument();
  });

  test('BLOG-06 a failed read is logged, shows "No posts found", and can be retried', async () => {
    expectConsoleError('The posts could not be read');
    publishedPosts.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce(fourteenPosts());
    openBlog('/blog');
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(screen.queryByText('No posts found')).not.toBeInTheDocument();
  });
});

describe('cards', () => {
  test('BLOG-05 a card shows categories, author, date, title, excerpt and the link to the post', async () => {
    const content = `<p>${'word '.repeat(100)}</p>`;
    publishedPosts.mockResolvedValue([
      aPost({
        slug: 'units',
        title: 'Units',
        categories: ['BIM', 'Process'],
        authorName: 'Data team',
        // Already the next day in Warsaw.
        date: new Date('2026-02-02T23:30:00Z'),
        image: '/units.png',
        content,
      }),
    ]);
    openBlog('/blog');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('BIM, Process')).toBeInTheDocument();
    expect(within(card).getByText('By Data team')).toBeInTheDocument();
    expect(within(card).getByText('03.02.2026')).toHaveAttribute('datetime', '2026-02-03');
    expect(within(card).getByText(/^(word )+word…$/).textContent?.length).toBeLessThanOrEqual(251); // 250, and “…”.
    expect(within(card).getByRole('link', { name: 'Continue reading: Units' })).toHaveAttribute(
      'href',
      '/blog/units',
    );
    expect(card.querySelector('img')).toHaveAttribute('src', '/units.png');
  });

  test('BLOG-05 fields that a post lacks have fallback texts', async () => {
    publishedPosts.mockResolvedValue([aPost({ title: '', authorName: '', categories: [], date: null })]);
    openBlog('/blog');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('No category')).toBeInTheDocument();
    expect(within(card).getByText('By Unknown')).toBeInTheDocument();
    expect(within(card).getByText('Unknown')).toBeInTheDocument();
    expect(within(card).getByRole('heading', { name: 'Untitled' })).toBeInTheDocument();
  });
});

describe('pages, search and categories', () => {
  test('BLOG-02 another page of the list begins at its posts, with the focus on their heading', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    publishedPosts.mockResolvedValue(fourteenPosts());
    openBlog('/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus());
    expect(scroll.mock.contexts).toContain(screen.getByRole('heading', { name: 'Posts' }));
  });

  test('BLOG-03 BLOG-09 Enter searches at once, and the whole search is one history entry', async () => {
    publishedPosts.mockResolvedValue(fourteenPosts());
    const { path, router } = openBlog('/blog');
    await userEvent.type(await searchBox(), 'number 14{Enter}');
    const cards = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(cards()).toEqual(['Number 14']));
    expect(screen.getByText('“number 14”, 1 post')).toBeVisible();
    expect(await searchBox()).toHaveFocus();
    await waitForTypingDelay();
    await userEvent.type(await searchBox(), '{Enter}');
    await waitFor(() => expect(publishedPosts).toHaveBeenCalledTimes(3)); // On opening, and at each Enter.
    expect(path()).toBe('/blog?search=number+14');
    await router.navigate(-1);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    expect(path()).toBe('/blog');
  });

  test('BLOG-09 a link to another view updates the search box, even while someone types into it', async () => {
    publishedPosts.mockResolvedValue(fourteenPosts());
    const { path, router } = openBlog('/blog');
    await userEvent.type(await searchBox(), 'zzz');
    await userEvent.click(await screen.findByRole('link', { name: 'Show all posts' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(await searchBox()).toHaveValue('');
    await userEvent.type(await searchBox(), 'number 1');
    await waitFor(() => expect(path()).toBe('/blog?search=number+1'));
    await userEvent.type(await searchBox(), '4');
    await act(() => router.navigate('/blog'));
    await waitFor(async () => expect(await searchBox()).toHaveValue(''));
    await waitForTypingDelay();
    expect(path()).toBe('/blog');
  });

  test('BLOG-04 BLOG-08 "All" and each category show their counts; choosing one keeps search and page, and choosing it again leads to page 1', async () => {
    publishedPosts.mockResolvedValue([
      ...somePosts(8, () => ({ categories: ['Process'] })),
      ...somePosts(2, () => ({ categories: ['BIM', 'Process'] })),
    ]);
    const { path } = openBlog('/blog?search=post&page=2');
    const categories = await screen.findByRole('navigation', { name: 'Categories' });
    expect(texts(within(categories).getAllByRole('link'))).toEqual(['All 10', 'BIM 2', 'Process 10']);
    expect(within(categories).getByRole('link', { name: 'All 10' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(within(categories).getByRole('link', { name: 'BIM 2' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(path()).toBe('/blog?search=post&category=BIM&page=2'); // Page 1 is shown, as there is no other.
    expect(screen.getByRole('link', { name: 'BIM 2' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'BIM 2' }));
    await waitFor(() => expect(path()).toBe('/blog?search=post&category=BIM'));
  });
});
