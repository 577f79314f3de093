import {
  Bytes,
  deleteField,
  GeoPoint,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { expect, inject, test } from 'vitest';
import { PROJECT_ID } from '../../local/project.ts';
import { expectOutcome } from './expect-outcome.ts';
import { STAFF_UID } from './people.ts';
import { type Changes, newId, newPost, postOf, setPost, storePost, updatePost } from './post-fixtures.ts';
import { inHours, malformed, withPicture } from './wrong-posts.ts';

/** The fields that the rules protect in every edit. */
const ORIGIN = ['slug', 'postId', 'authorId', 'viewsCount', 'likesCount', 'date'];

const PICTURE = 'https://example.org/a.png';
const ANOTHER = 'https://example.org/b.png';

/** Changes a post as staff. `stored` is what differs from a valid post before. */
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
  { what: 'imageUrl', changes: { imageUrl: PICTURE }, stored: { image: PICTURE } },
  { what: 'image', changes: { image: PICTURE }, stored: { imageUrl: PICTURE } },
  { what: 'the picture', changes: withPicture(ANOTHER), stored: withPicture(PICTURE) },
  { what: 'date', changes: { date: inHours(-1) } },
  { what: 'schedule', changes: { published: false, publishAt: inHours(1), unpublishAt: inHours(2) } },
  {
    what: 'schedule to none',
    changes: { publishAt: undefined, datedLater: undefined },
    stored: { published: false, publishAt: inHours(1), datedLater: true },
  },
  { what: 'excerpt to none', changes: { excerpt: undefined }, stored: { excerpt: 'In short' } },
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
  await expectOutcome(edit(changes, stored), 'allowed');
});

const touchesOrigin = ({ changes }: { changes: Changes }) =>
  Object.keys(changes).some((field) => ORIGIN.includes(field));

test.each(malformed.filter((wrong) => !touchesOrigin(wrong)))(
  'ADD-04 an edit is refused: $why',
  async ({ changes }) => {
    await expectOutcome(edit(changes), 'refused');
  },
);

// Fields that no edit may change can be wrong only if another program wrote the post.
test.each(malformed.filter(touchesOrigin))(
  'ADD-04 an edit that leaves a post wrong is refused: $why',
  async ({ changes: stored }) => {
    await expectOutcome(edit({ title: 'Another' }, stored), 'refused');
  },
);

test.each([
  { what: 'postId', changes: { postId: 'another' } },
  { what: 'authorId', changes: { authorId: 'staff-2' } },
  { what: 'viewsCount', changes: { viewsCount: 6 } },
  { what: 'viewsCount by one', changes: { viewsCount: increment(1) } },
  { what: 'viewsCount to none', changes: { viewsCount: 0 } },
  { what: 'likesCount', changes: { likesCount: 3 } },
  { what: 'date to one in 367 days', changes: { date: inHours(367 * 24) } },
])('ADD-06 no one changes $what', async ({ changes }) => {
  await expectOutcome(edit(changes), 'refused');
});

test('ADD-06 an existing post is not replaced by a new one', async () => {
  const id = await storePost();
  await expectOutcome(setPost('staff', id, newPost(id)), 'refused');
});

/** What an edit writes if the protected fields of a post are missing or invalid; the id is filled in. */
const repairs: Readonly<Record<string, (id: string) => unknown>> = {
  slug: (id) => `from-the-title-of-${id}`,
  postId: (id) => id,
  authorId: () => STAFF_UID,
  viewsCount: () => 0,
  likesCount: () => 0,
  date: () => serverTimestamp(),
};

async function repair(stored: Changes, written: (id: string) => Changes): Promise<void> {
  const id = await storePost(stored);
  await updatePost('staff', id, { title: 'Another', ...written(id) });
}

const repairable = malformed.filter(
  (wrong) => touchesOrigin(wrong) && Object.keys(wrong.changes).length === 1,
);

test.each(repairable)('DATA-02 an edit repairs a post: $why', async ({ changes: stored }) => {
  const field = Object.keys(stored)[0] ?? '';
  await expectOutcome(
    repair(stored, (id) => ({ [field]: repairs[field]?.(id) })),
    'allowed',
  );
});

test('DATA-02 an edit repairs everything at once, and preserves other fields of any type', async () => {
  const id = newId();
  const others = {
    ...{ text: 'an import', part: 1.5, list: [1], map: { inner: null }, when: Timestamp.fromMillis(1) },
    ...{
      place: new GeoPoint(1, 2),
      bytes: Bytes.fromUint8Array(Uint8Array.of(7)),
      link: postOf('admin', 'a'),
    },
  };
  await setDoc(postOf('admin', id), { title: 7, categories: 'BIM', ...others });
  const { published: _, ...written } = newPost(id, {
    slug: 'repaired',
    categories: Array.from({ length: 10 }, (_, index) => `c${index}`),
    ...withPicture(PICTURE),
  });
  await expectOutcome(updatePost('staff', id, written), 'refused');
  await expectOutcome(updatePost('staff', id, { ...written, published: false }), 'allowed');
  const stored = (await getDoc(postOf('admin', id))).data();
  expect(stored).toMatchObject({ slug: 'repaired', text: 'an import', part: 1.5, list: [1] });
  expect(Object.keys(stored ?? {})).toEqual(expect.arrayContaining(Object.keys(others)));
});

test('DATA-02 an edit repairs a count of 5.0 without changing its value', async () => {
  const id = await storePost();
  const name = `projects/${PROJECT_ID}/databases/(default)/documents/posts/${id}`;
  const update = { name, fields: { viewsCount: { doubleValue: 5 } } };
  const { status } = await fetch(
    `http://${inject('guarded').firestore}/v1/${name.split('/posts/')[0]}:commit`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: [{ update, updateMask: { fieldPaths: ['viewsCount'] } }] }),
    },
  );
  expect(status).toBe(200);
  await expectOutcome(updatePost('staff', id, { title: 'Another' }), 'refused');
  await expectOutcome(updatePost('staff', id, { title: 'Another', viewsCount: 5 }), 'allowed');
});

test('DATA-02 a post without a date gets the known one', async () => {
  await expectOutcome(
    repair({ date: '2019-05-01' }, () => ({ date: Timestamp.fromDate(new Date('2019-05-01')) })),
    'allowed',
  );
});

test.each([
  { why: 'an address that is none', stored: { slug: undefined }, written: { slug: 'A Title' } },
  { why: 'the id of another', stored: { postId: 7 }, written: { postId: 'another' } },
  { why: 'another person as its author', stored: { authorId: undefined }, written: { authorId: 'staff-2' } },
  { why: 'views it never had', stored: { viewsCount: '5' }, written: { viewsCount: 6 } },
  { why: 'likes it never had', stored: { likesCount: undefined }, written: { likesCount: 1 } },
  { why: 'a date in two years', stored: { date: undefined }, written: { date: inHours(2 * 366 * 24) } },
])('DATA-02 a repair is refused that gives a post $why', async ({ stored, written }) => {
  await expectOutcome(
    repair(stored, () => written),
    'refused',
  );
});

const incomplete: Changes = { title: undefined, date: undefined, viewsCount: '5', published: undefined };

test.each([true, false])(
  'DATA-04 staff set published to %s, whatever else a post lacks',
  async (published) => {
    const id = await storePost(incomplete);
    await expectOutcome(updatePost('staff', id, { published }), 'allowed');
    await expectOutcome(updatePost('a visitor', id, { published }), 'refused');
  },
);

test('STAFF-01 publishing a post ends its schedule, and gives it the date of this moment', async () => {
  const waiting = { published: false, publishAt: inHours(1), datedLater: true };
  const id = await storePost({ ...incomplete, ...waiting });
  const now = { published: true, date: serverTimestamp(), datedLater: deleteField() };
  await expectOutcome(updatePost('staff', id, now), 'refused');
  await expectOutcome(updatePost('staff', id, { ...now, publishAt: inHours(2) }), 'refused');
  await expectOutcome(
    updatePost('staff', id, { ...now, publishAt: deleteField(), date: inHours(-1) }),
    'refused',
  );
  await expectOutcome(updatePost('staff', id, { ...now, publishAt: deleteField() }), 'allowed');
});

test.each([
  { what: 'published to what is neither true nor false', changes: { published: 'no' } },
  { what: 'published to nothing', changes: { published: deleteField() } },
  { what: 'another field besides', changes: { published: false, authorName: 'Another' } },
])('DATA-04 of an incomplete post staff cannot set $what', async ({ changes }) => {
  const id = await storePost({ ...incomplete, published: true });
  await expectOutcome(updatePost('staff', id, changes), 'refused');
});
