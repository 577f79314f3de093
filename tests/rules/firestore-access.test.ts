import {
  collection,
  collectionGroup,
  deleteDoc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { type Attempt, expectOutcome, testEachPerson } from './expect-outcome.ts';
import { documentOf, firestoreOf, list } from './guarded-services.ts';
import { EDITORS, NO_ONE, type Person, STAFF } from './people.ts';
import { deletePost, fieldsOf, newId, newPost, setPost, storePost, updatePost } from './post-fixtures.ts';

const publishedId = await storePost();
const draftId = await storePost({ published: false });
const onlyPublished = where('published', '==', true);

testEachPerson('DAY-03 SAFE-03', [
  ['get a published post', STAFF, (who) => getDoc(documentOf(who, 'posts', publishedId))],
  ['get a draft', STAFF, (who) => getDoc(documentOf(who, 'posts', draftId))],
  ['get a missing post', STAFF, (who) => getDoc(documentOf(who, 'posts', newId()))],
  ['list published posts', STAFF, (who) => list(who, 'posts', onlyPublished)],
  [
    'list the published post of an address',
    STAFF,
    (who) => list(who, 'posts', onlyPublished, where('slug', '==', publishedId), limit(1)),
  ],
  ['list all posts', STAFF, (who) => list(who, 'posts')],
  ['count all posts', STAFF, (who) => getCount(collection(firestoreOf(who), 'posts'))],
  ['list the titles of all posts', STAFF, (who) => list(who, 'titles')],
  [
    'list posts of all collections',
    NO_ONE,
    (who) => getDocs(query(collectionGroup(firestoreOf(who), 'posts'), onlyPublished)),
  ],
]);
testEachPerson('LEAD-06', [['list the sums of a day', EDITORS, (who) => list(who, 'sums')]]);

/** Each kind of write, on valid posts of the caller: the outcome depends on the caller and on whether the post is published. */
testEachPerson(
  'ADD-06 STAFF-09',
  [true, false].flatMap((published): Attempt[] => {
    const [kind, may] = published ? (['published post', EDITORS] as const) : (['draft', STAFF] as const);
    const own = (who: Person) => ({ authorId: who, published });
    const create = (who: Person, id: string) => setPost(who, id, newPost(id, own(who)));
    return [
      [`create a ${kind}`, may, (who) => create(who, newId())],
      [
        `update their own ${kind}`,
        may,
        async (who) => updatePost(who, await storePost(own(who)), { title: 'Another' }),
      ],
      [`delete their own ${kind}`, may, async (who) => deletePost(who, await storePost(own(who)))],
    ];
  }),
);

test('ADD-06 a batch does nothing when one of its writes is refused', async () => {
  const id = await storePost();
  const addresses = { [id]: { post: id }, [newId()]: { post: id } };
  await expectOutcome(updatePost('staff', id, { title: 'Another' }, { addresses }), 'refused');
  expect(await fieldsOf(id)).toMatchObject({ title: 'A title' });
});

const storedId = newId();

/** Each kind of access to a collection, with valid posts as its documents. */
const accesses: Readonly<Record<string, (who: Person, path: string) => Promise<unknown>>> = {
  get: (who, path) => getDoc(documentOf(who, path, storedId)),
  list: (who, path) => list(who, path, onlyPublished),
  create: (who, path) => setDoc(documentOf(who, path, newId()), newPost(newId(), { authorId: who })),
  update: (who, path) => updateDoc(documentOf(who, path, storedId), { title: 'Another' }),
  delete: (who, path) => deleteDoc(documentOf(who, path, storedId)),
};

// Collections for functions only, or closed to all.
const closed = ['outbox', 'limits', 'anything', `posts/${storedId}/comments`, `outbox/${storedId}/posts`];
await Promise.all(closed.map((path) => setDoc(documentOf('admin', path, storedId), newPost(storedId))));

testEachPerson('SAFE-03', [
  ...['titles', 'sums'].map(
    (path): Attempt => [
      `write ${path}`,
      NO_ONE,
      (who) => setDoc(documentOf(who, path, '0'), { [path]: '[]' }),
    ],
  ),
  ...closed.flatMap((path) =>
    Object.entries(accesses).map(
      ([method, access]): Attempt => [`${method} in ${path}`, NO_ONE, (who) => access(who, path)],
    ),
  ),
]);
