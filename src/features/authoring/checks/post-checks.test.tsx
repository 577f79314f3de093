import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import { button, createPost, endSignIn, enter, openPage, write } from '#tests/staff-fixtures.tsx';

beforeEach(() => {
  publishedPosts.mockResolvedValue([aPost({ categories: ['BIM'] })]);
});

async function findings(): Promise<HTMLElement> {
  return within(await screen.findByRole('region', { name: 'Checks' })).findByRole('list');
}

test('STAFF-06 possible improvements are listed beside the text while it is typed, and a draft can still be saved', async () => {
  const head = vi.fn(async (path: string) => new Response(null, { status: path === '/about' ? 200 : 404 }));
  vi.stubGlobal('fetch', head);
  const user = openPage();
  await write(user, 'Units');
  await enter(user, 'Categories', 'bim, Units');
  await enter(
    user,
    'Content',
    '<h2>Units</h2><h4>SI</h4><p><img src="https://example.org/wall.png"> <a href="/nowhere">We</a> <a href="/about">us</a></p>',
  );
  const deadLink = /leads to \/nowhere, where readers find no page/;
  expect(await screen.findByText(deadLink, {}, { timeout: 3000 })).toBeVisible();
  const list = await findings();
  for (const text of ['skips a level: make it H3', 'Picture 1, wall.png', 'is spelt “BIM” in other posts']) {
    expect(list).toHaveTextContent(text);
  }
  expect(list).not.toHaveTextContent('/about,');
  expect(document.querySelector('datalist option')).toHaveAttribute('value', 'bim, BIM');
  expect(screen.getByText(/To publish, describe each picture/)).toBeVisible();
  expect(head.mock.calls).toEqual([
    ['/nowhere', { method: 'HEAD' }],
    ['/about', { method: 'HEAD' }],
  ]);
  await user.click(await button('Save as draft'));
  expect(await screen.findByText('The draft has been saved.')).toBeVisible();
  expect(createPost).toHaveBeenCalledTimes(1);
});

test('STAFF-06 while the site cannot be reached no link counts as dead, and visitors see no checks', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
  const user = openPage();
  await write(user, 'Units');
  await enter(user, 'Content', '<p><a href="/nowhere">We</a></p>');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 3000 });
  expect(await findings()).not.toHaveTextContent('/nowhere');
  endSignIn();
  expect(screen.queryByRole('region', { name: 'Checks' })).not.toBeInTheDocument();
});
