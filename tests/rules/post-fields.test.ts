import { test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { type Changes, newId, newPost, setPost } from './post-fixtures.ts';
import { forged, inHours, malformed, withPicture } from './wrong-posts.ts';

/** What staff may create; firestore-access.test.ts shows that no one else may create anything. */
function create(changes: Changes = {}, id = newId()): Promise<void> {
  return setPost('staff', id, newPost(id, changes));
}

const atTheLimits: readonly { why: string; changes: Changes }[] = [
  { why: 'as it is', changes: {} },
  { why: 'title of one character', changes: { title: 'a' } },
  { why: 'title of 200 characters', changes: { title: 'a'.repeat(200) } },
  { why: 'content of one byte', changes: { content: 'a' } },
  { why: 'content of 204800 bytes', changes: { content: 'a'.repeat(204_800) } },
  { why: 'content of 102400 characters in 204800 bytes', changes: { content: 'é'.repeat(102_400) } },
  { why: 'authorName of one character', changes: { authorName: 'a' } },
  { why: 'authorName of 100 characters', changes: { authorName: 'a'.repeat(100) } },
  { why: 'no categories', changes: { categories: [] } },
  { why: '10 categories of 40 characters', changes: { categories: Array(10).fill('a'.repeat(40)) } },
  { why: 'a category of one character', changes: { categories: ['a'] } },
  {
    why: 'texts for search at their limits',
    changes: { excerpt: 'a'.repeat(300), searchTitle: 'a'.repeat(70), searchDescription: 'a'.repeat(200) },
  },
  { why: 'a draft', changes: { published: false } },
  {
    why: 'to be published and unpublished within a year',
    changes: { published: false, publishAt: inHours(1), unpublishAt: inHours(365 * 24), datedLater: true },
  },
  { why: 'published, with an end', changes: { unpublishAt: inHours(1) } },
  { why: 'a date of last year', changes: { date: inHours(-365 * 24) } },
  { why: 'a date within a year', changes: { date: inHours(365 * 24) } },
  { why: 'a picture by https', changes: withPicture('https://example.org/a.png?b=c%20d#e') },
  { why: 'a picture by http', changes: withPicture('http://example.org/a.png') },
  { why: 'a decorative cover', changes: { ...withPicture('https://example.org/a.png'), imageAlt: '' } },
  { why: 'imageAlt of 300 characters', changes: { imageAlt: 'a'.repeat(300) } },
  { why: 'pictures of the library', changes: { pictures: ['a1b2c3d4e5f6a7b8c9d0'] } },
  { why: 'imageUrl of 2000 characters', changes: withPicture(`https://example.org/${'a'.repeat(1980)}`) },
];

test.each(atTheLimits)('ADD-04 a post is created: $why', async ({ changes }) => {
  await expectOutcome(create(changes), 'allowed');
});

test.each(malformed)('ADD-04 a post is not created: $why', async ({ changes }) => {
  await expectOutcome(create(changes), 'refused');
});

test.each(forged)('ADD-06 a post is not created: $why', async ({ changes }) => {
  await expectOutcome(create(changes), 'refused');
});

test('ADD-04 an address consists of up to 200 lower-case letters, digits, hyphens and underscores', async () => {
  const id = newId();
  await expectOutcome(create({}, `${id}_${'a'.repeat(199 - id.length)}`), 'allowed');
});

test.each([
  { why: 'capitals', end: 'A' },
  { why: 'a space', end: ' a' },
  { why: 'a dot', end: '.a' },
  { why: 'a letter beyond a to z', end: 'é' },
  { why: 'a line break', end: '\n' },
  { why: '201 characters', end: 'a'.repeat(201 - newId().length) },
])('ADD-04 a post is not created at an address with $why', async ({ end }) => {
  await expectOutcome(create({}, newId() + end), 'refused');
});
