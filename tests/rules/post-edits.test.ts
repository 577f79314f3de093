import { arrayUnion, deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { type Changes, newPost, setPost, storePost, updatePost } from './a-post.ts';
import { expectAnswer } from './expect-answer.ts';
import { malformed, withPicture } from './wrong-posts.ts';

/** What the rules keep as it is in every edit. */
const ORIGIN = ['slug', 'postId', 'authorId', 'viewsCount', 'likesCount', 'date'];

const PICTURE = 'https://example.org/a.png';
const ANOTHER = 'https://example.org/b.png';

/** Changes a post as staff. `stored` tells what it is before, where that is not as it should be. */
async function edit(changes: Changes, stored: Changes = {}): Promise<void> {
  const id = await storePost(stored);
  const written = Object.entries(changes).map(([field, value]) => [
    field,
    value === undefined ? deleteField() : value,
  ]);
  await updatePost('staff', id, Object.fromEntries(written));
}

const edits: readonly { what: string; changes: Changes; stored?: Changes }[] = [
  { what: 'title', changes: { title: 'Another' } },
  { what: 'content', changes: { content: '<p>Others</p>' } },
  { what: 'authorName', changes: { authorName: 'Another Author' } },
  { what: 'published', changes: { published: false } },
  { what: 'categories', changes: { categories: [] } },
  { what: 'categories by one', changes: { categories: arrayUnion('EPD') } },
  { what: 'imageUrl', changes: { imageUrl: PICTURE }, stored: { image: PICTURE } },
  { what: 'image', changes: { image: PICTURE }, stored: { imageUrl: PICTURE } },
  { what: 'the picture', changes: withPicture(ANOTHER), stored: withPicture(PICTURE) },
  {
    what: 'all words at once',
    changes: {
      title: 'Another',
      content: '<p>Others</p>',
      authorName: 'Another Author',
      published: false,
      categories: ['EPD'],
      ...withPicture(PICTURE),
    },
  },
  { what: 'a post of another author', changes: { title: 'Another' }, stored: { authorId: 'staff-2' } },
];

test.each(edits)('ADD-06 staff change $what', async ({ changes, stored }) => {
  await expectAnswer(edit(changes, stored), 'allowed');
});

const touchesOrigin = ({ changes }: { changes: Changes }) =>
  Object.keys(changes).some((field) => ORIGIN.includes(field));

test.each(malformed.filter((wrong) => !touchesOrigin(wrong)))(
  'ADD-04 an edit is refused: $why',
  async ({ changes }) => {
    await expectAnswer(edit(changes), 'refused');
  },
);

// What no edit may touch can be wrong only where something else wrote the post.
test.each(malformed.filter(touchesOrigin))(
  'ADD-04 a wrong post stays as it is: $why',
  async ({ changes: stored }) => {
    await expectAnswer(edit({ title: 'Another' }, stored), 'refused');
  },
);

test.each([
  { what: 'slug', changes: { slug: 'another' } },
  { what: 'postId', changes: { postId: 'another' } },
  { what: 'authorId', changes: { authorId: 'staff-2' } },
  { what: 'viewsCount', changes: { viewsCount: 6 } },
  { what: 'viewsCount by one', changes: { viewsCount: increment(1) } },
  { what: 'viewsCount to none', changes: { viewsCount: 0 } },
  { what: 'likesCount', changes: { likesCount: 3 } },
  { what: 'date', changes: { date: Timestamp.fromDate(new Date('2025-11-04T09:00:00Z')) } },
  { what: 'date to now', changes: { date: serverTimestamp() } },
  { what: 'title and date', changes: { title: 'Another', date: serverTimestamp() } },
])('ADD-06 nobody changes $what', async ({ changes }) => {
  await expectAnswer(edit(changes), 'refused');
});

test('ADD-06 a post is not replaced as if it were new', async () => {
  const id = await storePost();
  await expectAnswer(setPost('staff', id, newPost(id)), 'refused');
  const unread = await storePost({ viewsCount: 0, likesCount: 0 });
  await expectAnswer(setPost('staff', unread, newPost(unread)), 'refused');
});
