import { collection, Timestamp } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPost, deletePost, setPublished, updatePost } from '#firebase/staff-posts.ts';
import { localUrl, PORTS } from '../../emulators/ports.ts';
import { type Post, postSchema } from '../../src/domain/post.ts';
import { latestPostsSchema, postPageSchema, relatedPostsSchema } from '../../src/domain/post-answers.ts';
import { toPostWords, wordsOf } from '../../src/domain/post-entry.ts';
import { STAFF_UID } from '../rules/people.ts';
import type { FunctionsServer } from './functions-server.ts';
import { PostLists } from './post-lists.ts';
import { type PostServices, startPostServices } from './post-services.ts';

let services: PostServices;
let instance: FunctionsServer;
let lists: PostLists;

// What staff do is done by the site's own code, past its settings: to the Firestore of this test.
vi.mock('#firebase/firestore.ts', () => ({
  postsCollection: async () => collection(services.clientOf('staff'), 'posts'),
}));

const STORED = 14;

beforeAll(async () => {
  services = await startPostServices();
  for (let number = 1; number <= STORED; number++) {
    await services.store(`stored-${number}`, {
      title: `Stored ${number}`,
      content: `<p>The ${number}. text</p>`,
      categories: number <= 8 ? ['BIM'] : ['EPD', 'Żelbet'],
      date: Timestamp.fromMillis(Date.UTC(2026, 0, number)),
    });
  }
  await services.store('a-draft', {
    title: 'A draft',
    content: '<p>Unpublished words</p>',
    published: false,
  });
  instance = await services.startInstance();
  lists = new PostLists(instance);
});
afterAll(() => services?.stop());

/** A post that staff publish; gives it as it is stored. */
async function publish(slug: string, title: string, content = '<p>Words</p>'): Promise<Post> {
  const entry = { title, content, authorName: 'Ann', imageUrl: '', categories: 'BIM' };
  const words = toPostWords(entry);
  expect(await createPost({ slug, words, authorId: STAFF_UID, published: true })).toBe('stored');
  return postSchema.parse({ ...words, id: slug, slug });
}

describe('the list', () => {
  test('BLOG-02 a page holds six summaries, newest first, for the CDN to keep a minute', async () => {
    const response = await lists.ask();
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=[3-6]\d, stale-while-revalidate=600$/,
    );
    const page = postPageSchema.parse(await response.json());
    expect(page).toMatchObject({ page: 1, pageCount: 3, matchCount: STORED, totalCount: STORED });
    expect(page.posts.map(({ slug }) => slug)).toEqual([14, 13, 12, 11, 10, 9].map((n) => `stored-${n}`));
    expect(page.posts[0]).toEqual({
      slug: 'stored-14',
      title: 'Stored 14',
      authorName: '',
      date: new Date(Date.UTC(2026, 0, 14)),
      categories: ['EPD', 'Żelbet'],
      image: '/images/post-default.svg',
      excerpt: 'The 14. text',
      minutes: 1,
    });
    expect(page.newest).toEqual(new Date(Date.UTC(2026, 0, 14)));
  });

  test('BLOG-04 a category shows its posts, and the counts are of all posts', async () => {
    const page = await lists.page(`?category=${encodeURIComponent('Żelbet')}&search=stored+9`);
    expect(page.posts.map(({ slug }) => slug)).toEqual(['stored-9']);
    expect(page.categories).toEqual([
      { name: 'BIM', count: 8 },
      { name: 'EPD', count: 6 },
      { name: 'Żelbet', count: 6 },
    ]);
  });

  test('BLOG-08 a page past the end is the last one, and a query that is none is refused', async () => {
    expect(await lists.page('?page=40')).toMatchObject({
      page: 3,
      posts: [{ slug: 'stored-2' }, { slug: 'stored-1' }],
    });
    const refused = await lists.ask('?page=x');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const posted = await fetch(instance.url('posts'), { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('HOME-08 POST-04 the newest posts, and those that go with a post', async () => {
    const { posts } = latestPostsSchema.parse(await (await lists.ask('?latest=2')).json());
    expect(posts.map(({ slug }) => slug)).toEqual(['stored-14', 'stored-13']);
    const { related, previous, next } = relatedPostsSchema.parse(
      await (await lists.ask('?related=stored-8')).json(),
    );
    expect(related.map(({ slug }) => slug)).toEqual(['stored-7', 'stored-6', 'stored-5']);
    expect([previous?.slug, next?.slug]).toEqual(['stored-7', 'stored-9']);
  });

  test('drafts are neither listed nor kept in the snapshot', async () => {
    expect(await lists.titlesOf('Unpublished words')).toEqual([]);
    await expect.poll(services.readSnapshot).toContain('the 3. text');
    expect(await services.readSnapshot()).not.toMatch(/draft|unpublished/i);
  });
});

describe('what staff change', () => {
  test('ADD-07 a post that they save is in the list that is asked for next, and one that they delete is not', async () => {
    const post = await publish('a-saved-post', 'A saved post', '<p>Grüße aus Łódź, 0,2 W/m²K</p>');
    expect(await lists.titlesOf('saved')).toEqual(['A saved post']);
    for (const search of ['grusse', 'GRÜSSE aus lodz', 'w/m2k']) {
      expect(await lists.titlesNow(search), search).toEqual(['A saved post']);
    }
    expect(await updatePost(post, { ...post, words: wordsOf({ ...post, title: 'Renamed' }) })).toBe('stored');
    expect(await lists.titlesOf('renamed')).toEqual(['Renamed']);
    expect(await lists.titlesNow('saved')).toEqual([]);
    await deletePost(post.id);
    expect(await lists.titlesOf('renamed')).toEqual([]);
  });

  test('ADD-07 a post that they withdraw is not in the list, until it is published again', async () => {
    await publish('withdrawn', 'Withdrawn');
    expect(await lists.titlesOf('withdrawn')).toHaveLength(1);
    await setPublished('withdrawn', false);
    expect(await lists.titlesOf('withdrawn')).toEqual([]);
    await setPublished('withdrawn', true);
    expect(await lists.titlesOf('withdrawn')).toHaveLength(1);
    await deletePost('withdrawn');
  });

  test('ADD-07 what the console has changed is there after the nightly work', async () => {
    await services.store('from-the-console', { title: 'From the console' });
    expect(await lists.titlesOf('console')).toEqual([]);
    const rebuilder = await services.startInstance();
    expect((await fetch(rebuilder.url('rebuildPostIndexNow'))).status).toBe(204);
    expect(await lists.titlesOf('console')).toEqual(['From the console']);
  });
});

test('BLOG-02 Hosting answers /api/posts with the posts of the seed', async () => {
  const response = await fetch(`${localUrl(PORTS.hosting)}/api/posts?search=IFC+classes+for+facade`);
  expect(response.headers.get('cache-control')).toContain('public, max-age=0, s-maxage=');
  const { posts, totalCount } = postPageSchema.parse(await response.json());
  expect(posts.map(({ slug }) => slug)).toEqual(['ifc-classes-for-facade-products']);
  expect(totalCount).toBeGreaterThanOrEqual(26);
});
