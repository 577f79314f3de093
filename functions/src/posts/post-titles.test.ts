import { expect, test, vi } from 'vitest';
import { type PostTitle, postTitlesSchema } from '#domain/posts/post-titles.ts';
import { database } from '../../../tests/own-emulators.ts';
import { toTitle, writeTitles } from './post-titles.ts';

vi.mock('../firestore.ts', () => ({ firestore: () => database }));

const parts = async () => (await database.collection('titles').get()).docs;

test('STAFF-01 the titles of ten thousand posts are stored in few documents, of which only changed ones are written', async () => {
  const titles = Array.from({ length: 10_000 }, (_, number): PostTitle => {
    return {
      id: `post-${number}`,
      title: `Żółć “${number}” ${'x'.repeat(60)}`,
      date: number,
      state: 'draft',
    };
  });
  await writeTitles(titles);
  const first = await parts();
  expect(first.length).toBeLessThan(10);
  expect(first.flatMap((part) => postTitlesSchema.parse(JSON.parse(part.get('titles'))))).toEqual(titles);
  titles[9_999] = { id: 'post-9999', title: 'Another', date: null, state: 'published' };
  await writeTitles(titles);
  const second = await parts();
  const written = second.filter(({ updateTime }, index) => !first[index]?.updateTime.isEqual(updateTime));
  expect(written.map(({ id }) => id)).toEqual([second.at(-1)?.id]);
  await writeTitles(titles.slice(0, 1));
  expect(await parts()).toHaveLength(1);
});

test.each([
  [
    { title: 'Units', published: false },
    { title: 'Units', state: 'draft' },
  ],
  [{ title: 7 }, { title: '', state: 'not-shown' }],
  [
    { published: 'yes', publishAt: new Date() },
    { title: '', state: 'scheduled' },
  ],
])('STAFF-01 a post with any fields has a title and a state: %j', async (fields, title) => {
  const reference = database.collection('posts').doc();
  await reference.set(fields);
  const [document] = (await database.collection('posts').where('__name__', '==', reference).get()).docs;
  expect(document && toTitle(document, false)).toEqual({ id: reference.id, date: null, ...title });
});
