import { collection } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPost } from '#firebase/staff-posts.ts';
import { postPageSchema } from '../../src/domain/post-answers.ts';
import { toPostWords } from '../../src/domain/post-entry.ts';
import { STAFF_UID } from '../rules/people.ts';
import { PostLists } from './post-lists.ts';
import { type PostServices, startPostServices } from './post-services.ts';

let services: PostServices;
let lists: PostLists;

// Staff save by the site's own code, past its settings: in the Firestore of this test.
vi.mock('#firebase/firestore.ts', () => ({
  postsCollection: async () => collection(services.clientOf('staff'), 'posts'),
}));

const STORED = 14;

beforeAll(async () => {
  services = await startPostServices();
  for (let number = 1; number <= STORED; number++) {
    await services.store(`stored-${number}`, { title: `Stored ${number}`, content: '<p>Some text</p>' });
  }
  lists = await startLists();
});
afterAll(() => services?.stop());

beforeEach(() => {
  services.firestore.isDown = false;
  services.storage.isDown = false;
});

/** The lists of an instance that has just started. */
async function startLists(): Promise<PostLists> {
  return new PostLists(await services.startInstance());
}

async function publish(slug: string, title: string): Promise<void> {
  const entry = { title, content: '<p>Words</p>', authorName: 'Ann', imageUrl: '', categories: '' };
  await createPost({ slug, words: toPostWords(entry), authorId: STAFF_UID, published: true });
}

describe('what it costs', () => {
  test('an instance that is awake answers visitors without a single request to Firestore or Storage', async () => {
    await lists.page();
    await expect.poll(services.readSnapshot).toContain('stored-14');
    await lists.freshPage();
    const requests = () => services.firestore.requests + services.storage.requests;
    const before = requests();
    for (let visit = 1; visit <= 30; visit++) await lists.page(`?page=${visit}&search=text&category=BIM`);
    expect(requests()).toBe(before);
  });

  test('an instance that starts reads at most ten documents, whatever was changed before', async () => {
    for (let number = 1; number <= 7; number++) {
      await publish(`new-${number}`, `New ${number}`);
      expect(await lists.titlesOf(`new ${number}`)).toEqual([`New ${number}`]);
    }
    // More than a cold start may read: the instance has stored a new snapshot.
    await expect.poll(services.readSnapshot).toContain('new-4');
    services.firestore.reads = 0;
    const cold = await startLists();
    expect((await cold.page()).totalCount).toBe((await lists.page()).totalCount);
    expect((await cold.page('?search=new+7')).matchCount).toBe(1);
    expect(services.firestore.reads).toBeGreaterThan(0);
    expect(services.firestore.reads).toBeLessThanOrEqual(10);
  });

  test('a feed is read once in ten minutes, whatever stands behind the question mark', async () => {
    const feed = (await services.startInstance()).url('rss');
    const text = await (await fetch(feed)).text();
    expect(text).toContain('Stored 14');
    const before = services.firestore.requests;
    for (let n = 1; n <= 3; n++) expect(await (await fetch(`${feed}/?n=${n}`)).text()).toBe(text);
    expect(services.firestore.requests).toBe(before);
  });
});

describe('when something is down', () => {
  test('without Firestore the list is the one from before, and a starting instance has the snapshot', async () => {
    const { totalCount } = await lists.freshPage();
    services.firestore.isDown = true;
    expect(await lists.freshPage()).toMatchObject({ totalCount });
    expect(await lists.page()).toMatchObject({ totalCount });
    const cold = await startLists();
    const response = await cold.ask('?search=stored');
    expect(response.headers.get('cache-control')).toContain('s-maxage=10,');
    expect(postPageSchema.parse(await response.json()).matchCount).toBe(STORED);
  });

  test('without Storage the list is read from Firestore', async () => {
    services.storage.isDown = true;
    const { totalCount } = await lists.freshPage();
    const cold = await startLists();
    expect((await cold.page()).totalCount).toBe(totalCount);
  });

  test('without both an instance that starts says so, and the CDN does not keep it', async () => {
    services.firestore.isDown = true;
    services.storage.isDown = true;
    const cold = await startLists();
    const response = await cold.ask();
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.json()).toEqual({
      success: false,
      message: 'The posts cannot be listed right now.',
    });
  });
});
