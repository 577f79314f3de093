import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { homeVideo } from '#content/home.ts';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { somePosts } from '#tests/factories/post.ts';
import { goOnline } from '#tests/network.ts';
import { publishedPosts } from '#tests/posts-function.ts';
import { renderRoutes } from '#tests/render.ts';
import HomeScreen, { loader as loadHome } from './home-screen.tsx';

vi.mock('#firebase/remote-config.ts', () => ({ fetchRemoteValue: async () => 'A' }));

async function openHome(): Promise<void> {
  renderRoutes([{ path: '/', Component: HomeScreen, loader: loadHome }], '/');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(publishedPosts).toHaveBeenCalled());
}

function sectionOf(heading: string) {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`${heading} is not in a section`);
  return within(section);
}

test('HOME-02 HOME-03 HOME-06 HOME-07 HOME-10 HOME-11 the sections show partners, value points, the meeting band, blocks on potential, the video and the channels', async () => {
  await openHome();
  const partners = within(screen.getByRole('region', { name: 'Partners' })).getAllByRole('link');
  expect(partners).toHaveLength(site.partners.length);
  for (const [i, partner] of partners.entries()) {
    expect(within(partner).getByRole('img')).toHaveAccessibleName(site.partners[i]?.name);
    expect(partner).toHaveAttribute('target', '_blank');
  }
  const linkIn = (name: string) => within(screen.getByRole('heading', { level: 3, name })).getByRole('link');
  expect(linkIn('BIM and web integration')).toHaveAttribute('href', '/bim-depot-factory');
  expect(linkIn('Digital twin technology')).toHaveAttribute('href', '/optibuild-factory');
  expect(linkIn('DPP solutions')).toHaveAttribute('href', '/sample-passport');
  const banner = screen.getByRole('region', {
    name: 'Discover BIM & Digital Transformation for your business in just 15 minutes',
  });
  expect(banner).toHaveAttribute('id', 'bookMeeting');
  expect(within(banner).getByRole('button', { name: 'Book a Meeting' })).toBeInTheDocument();
  expect(sectionOf('Unlocking Business Potential').getAllByRole('article')).toHaveLength(3);
  expect(sectionOf(homeVideo.title).getByRole('link', { name: /play the video/ })).toBeInTheDocument();
  const channels = sectionOf('Newsletter and video channel').getAllByRole('link');
  const channelUrls = channels.map((link) => link.getAttribute('href'));
  expect(channelUrls).toEqual([site.links.newsletter, site.links.youTube]);
});

test('HOME-09 when the posts cannot be read the error is logged, the carousel is empty and the rest works; they load when the browser is back online', async () => {
  expectConsoleError('The latest posts could not be read');
  publishedPosts.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(somePosts(2));
  const log = vi.spyOn(console, 'error');
  await openHome();
  await waitFor(() => expect(log).toHaveBeenCalled());
  // Renders the section without posts, which then waits for the network.
  await act(async () => {});
  const latest = sectionOf('Latest posts');
  expect(latest.queryByRole('article')).not.toBeInTheDocument();
  expect(latest.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View all posts' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('heading', { name: 'Our Services' })).toBeInTheDocument();
  act(goOnline);
  expect(await latest.findAllByRole('article')).toHaveLength(2);
});

test('HOME-10 DAY-05 without an address of a video the page has no video, and no link to it', async () => {
  vi.spyOn(settings, 'homeVideoUrl', 'get').mockReturnValue('');
  await openHome();
  expect(screen.queryByRole('heading', { name: homeVideo.title })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Video' })).not.toBeInTheDocument();
});
