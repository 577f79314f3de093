import { Bytes, GeoPoint, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { expect, inject, test } from 'vitest';
import { PROJECT_ID } from '../../local/project.ts';
import { expectOutcome, testEachCase } from './expect-outcome.ts';
import { documentOf } from './guarded-services.ts';
import { malformed, valid } from './post-cases.ts';
import {
  type Changes,
  fieldsOf,
  inHours,
  newId,
  newPost,
  setPost,
  storePost,
  updatePost,
  withPicture,
} from './post-fixtures.ts';

const PICTURE = 'https://example.org/a.png';

/** Changes a stored post as staff. `stored` is how the post differs from a valid one before the change. */
async function edit(changes: Changes, stored?: Changes): Promise<void> {
  await updatePost('staff', await storePost(stored), changes);
}

testEachCase('ADD-06 a post is changed: %s', 'allowed', valid, (changes) => edit(changes));

testEachCase<readonly [changes: Changes, stored: Changes]>(
  'ADD-06 staff change %s',
  'allowed',
  {
    imageUrl: [{ imageUrl: PICTURE }, { image: PICTURE }],
    image: [{ image: PICTURE }, { imageUrl: PICTURE }],
    'schedule to none': [
      { publishAt: undefined, datedLater: undefined },
      { published: false, publishAt: inHours(1), datedLater: true },
    ],
    'excerpt to none': [{ excerpt: undefined }, { excerpt: 'In short' }],
    'a post of another author': [{ title: 'Another' }, { authorId: 'a writer' }],
  },
  ([changes, stored]) => edit(changes, stored),
);

/** By protected field: what an edit has to write to it if it is missing or invalid, in a post with this id. */
const REPAIRS: Readonly<Record<string, (id: string) => unknown>> = {
  slug: (id) => `from-the-title-of-${id}`,
  postId: (id) => id,
  authorId: () => 'staff',
  viewsCount: () => 0,
  likesCount: () => 0,
  date: () => serverTimestamp(),
};

const malformedWhere = (isChosen: (fields: readonly string[]) => boolean) =>
  Object.fromEntries(Object.entries(malformed).filter(([, changes]) => isChosen(Object.keys(changes))));
const isProtected = (field: string) => field in REPAIRS;

testEachCase(
  'ADD-04 an edit is refused: %s',
  'refused',
  malformedWhere((fields) => !fields.some(isProtected)),
  (changes) => edit(changes),
);

// Fields that no edit may change can be wrong only if another program wrote the post.
const wrong = malformedWhere((fields) => fields.some(isProtected));

testEachCase('ADD-04 an edit that leaves a post wrong is refused: %s', 'refused', wrong, (stored) =>
  edit({ title: 'Another' }, stored),
);

testEachCase<Changes>(
  'ADD-06 no one changes %s',
  'refused',
  {
    postId: { postId: 'another' },
    authorId: { authorId: 'a writer' },
    viewsCount: { viewsCount: 6 },
    'viewsCount to 0': { viewsCount: 0 },
    likesCount: { likesCount: 3 },
    'date to one in 367 days': { date: inHours(367 * 24) },
  },
  (changes) => edit(changes),
);

test('ADD-06 an existing post is not replaced by a new one', async () => {
  const id = await storePost();
  await expectOutcome(setPost('staff', id, newPost(id)), 'refused');
});

async function repair(stored: Changes, written: (id: string) => Changes): Promise<void> {
  const id = await storePost(stored);
  await updatePost('staff', id, { title: 'Another', ...written(id) });
}

testEachCase('DATA-02 an edit repairs a post: %s', 'allowed', wrong, (stored) =>
  repair(stored, (id) => {
    const fields = Object.keys(stored).filter(isProtected);
    return Object.fromEntries(fields.map((field) => [field, REPAIRS[field]?.(id)]));
  }),
);

test('DATA-02 an edit repairs everything at once, and preserves other fields of any type', async () => {
  const id = newId();
  const others = {
    ...{ text: 'an import', part: 1.5, list: [1], map: { inner: null }, when: Timestamp.fromMillis(1) },
    place: new GeoPoint(1, 2),
    bytes: Bytes.fromUint8Array(Uint8Array.of(7)),
    link: documentOf('admin', 'posts', 'a'),
  };
  await setDoc(documentOf('admin', 'posts', id), { title: 7, categories: 'BIM', ...others });
  const { published: _, ...written } = newPost(id, {
    slug: 'repaired',
    categories: Array.from({ length: 10 }, (_, index) => `c${index}`),
    ...withPicture(PICTURE),
  });
  await expectOutcome(updatePost('staff', id, written), 'refused');
  await expectOutcome(updatePost('staff', id, { ...written, published: false }), 'allowed');
  const stored = await fieldsOf(id);
  expect(stored).toMatchObject({ slug: 'repaired', text: 'an import', part: 1.5, list: [1] });
  expect(Object.keys(stored ?? {})).toEqual(expect.arrayContaining(Object.keys(others)));
});

test('DATA-02 an edit repairs a count of 5.0 without changing its value', async () => {
  const id = await storePost();
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  // Written without the SDK, which would store an integer.
  const update = { name: `${documents}/posts/${id}`, fields: { viewsCount: { doubleValue: 5 } } };
  const { status } = await fetch(`http://${inject('guarded').firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update, updateMask: { fieldPaths: ['viewsCount'] } }] }),
  });
  expect(status).toBe(200);
  await expectOutcome(updatePost('staff', id, { title: 'Another' }), 'refused');
  await expectOutcome(updatePost('staff', id, { title: 'Another', viewsCount: 5 }), 'allowed');
});

test('DATA-02 a date that was stored as a text is repaired to the same date', async () => {
  const date = Timestamp.fromDate(new Date('2019-05-01'));
  const repairOfDate = repair({ date: '2019-05-01' }, () => ({ date }));
  await expectOutcome(repairOfDate, 'allowed');
});

testEachCase<readonly [stored: Changes, written: Changes]>(
  'DATA-02 no repair gives a post %s',
  'refused',
  {
    'an invalid slug': [{ slug: undefined }, { slug: 'A Title' }],
    'the id of another': [{ postId: 7 }, { postId: 'another' }],
    'another person as its author': [{ authorId: undefined }, { authorId: 'a writer' }],
    'views it never had': [{ viewsCount: '5' }, { viewsCount: 6 }],
    'likes it never had': [{ likesCount: undefined }, { likesCount: 1 }],
    'a date in two years': [{ date: undefined }, { date: inHours(2 * 366 * 24) }],
  },
  ([stored, written]) => repair(stored, () => written),
);

const incomplete: Changes = { title: undefined, date: undefined, viewsCount: '5', published: undefined };

test.each([true, false])(
  'DATA-04 staff set published to %s, whatever else a post lacks',
  async (published) => {
    const id = await storePost(incomplete);
    await expectOutcome(updatePost('staff', id, { published }), 'allowed');
    await expectOutcome(updatePost('a visitor', id, { published }), 'refused');
  },
);

const PUBLISH_NOW = { published: true, date: serverTimestamp(), datedLater: undefined };

testEachCase<Changes>(
  'STAFF-01 publishing a post does not %s',
  'refused',
  {
    'keep its schedule': PUBLISH_NOW,
    'schedule it again': { ...PUBLISH_NOW, publishAt: inHours(2) },
    'give it another date than this moment': { ...PUBLISH_NOW, publishAt: undefined, date: inHours(-1) },
    'set `datedLater` to a text': { ...PUBLISH_NOW, publishAt: undefined, datedLater: 'yes' },
    'change another field': { ...PUBLISH_NOW, publishAt: undefined, authorName: 'Another' },
  },
  (changes) => edit(changes, { ...incomplete, published: false, publishAt: inHours(1), datedLater: true }),
);

test('STAFF-01 publishing a post ends its schedule, and gives it the date of this moment', async () => {
  const waiting = { ...incomplete, published: false, publishAt: inHours(1), datedLater: true };
  await expectOutcome(edit({ ...PUBLISH_NOW, publishAt: undefined }, waiting), 'allowed');
});

testEachCase<Changes>(
  'DATA-04 in an incomplete post, staff cannot set %s',
  'refused',
  {
    'published to what is neither true nor false': { published: 'no' },
    'published to nothing': { published: undefined },
    'another field as well': { published: false, authorName: 'Another' },
  },
  (changes) => edit(changes, { ...incomplete, published: true }),
);
