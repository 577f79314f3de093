import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { cardPath } from '../../src/card-path.ts';
import { paths } from '../../src/paths.ts';
import { database } from './stored.ts';

const SITE = localUrl(PORTS.hosting);
const posts = database.collection('posts');

/** The requirement allows ten seconds on one machine, where there is no CDN. */
const IN_TIME = { timeout: 10_000, interval: 250 };

const slug = `written-by-a-program-${randomUUID()}`;

async function body(path: string): Promise<string> {
  return (await fetch(SITE + path)).text();
}

/** Returns the places where a post with this title is visible. */
async function placesWith(title: string): Promise<string[]> {
  const search = `?search=${encodeURIComponent(title)}`;
  const shown: Record<string, boolean> = {
    'list in JSON': (await body(`/api/posts${search}`)).includes(slug),
    'list page': (await body(`${paths.blog}${search}`)).includes(paths.post(slug)),
    carousel: (await body('/api/posts?latest=10')).includes(title),
    'post in JSON': (await body(`/api/post?slug=${slug}`)).includes(title),
    'post page': (await body(paths.post(slug))).includes(`${title}</h1>`),
    feed: (await body('/rss.xml')).includes(title),
    sitemap: (await body('/sitemap.xml')).includes(slug),
    card: (await fetch(SITE + cardPath(paths.post(slug)))).status === 200,
  };
  return Object.keys(shown).filter((place) => shown[place]);
}

/** The places that are searched for the title of the post, and those searched for its slug, which an update does not change. */
const BY_TITLE = ['list in JSON', 'list page', 'carousel', 'post in JSON', 'post page', 'feed'];
const BY_SLUG = ['sitemap', 'card'];
const EVERYWHERE = [...BY_TITLE, ...BY_SLUG];

test('DATA-01 posts that a program creates, changes or deletes, even many at once, are updated everywhere within ten seconds', async () => {
  const batch = database.batch();
  const date = new Date('2030-01-01T08:00:00Z');
  const manyPosts = Array.from({ length: 40 }, (_, number) => posts.doc(`${slug}-${number}`));
  for (const post of manyPosts) batch.set(post, { slug: post.id, title: `Batch ${slug}`, content: '' });
  batch.set(posts.doc(slug), { slug, title: `First ${slug}`, content: '<p>Words</p>', date });
  await batch.commit();
  await expect.poll(() => placesWith(`First ${slug}`), IN_TIME).toEqual(EVERYWHERE);
  const list = JSON.parse(await body(`/api/posts?search=${encodeURIComponent(`Batch ${slug}`)}`));
  expect(list.matchCount).toBe(40);

  await posts.doc(slug).update({ title: `Second ${slug}` });
  await Promise.all(manyPosts.map((post) => post.delete()));
  await expect.poll(() => placesWith(`Second ${slug}`), IN_TIME).toEqual(EVERYWHERE);
  expect(await placesWith(`First ${slug}`)).toEqual(BY_SLUG);

  // Other changes that withdraw a post are tested in rebuild-snapshot.test.ts.
  await posts.doc(slug).delete();
  await expect.poll(() => placesWith(`Second ${slug}`), IN_TIME).toEqual([]);
});
