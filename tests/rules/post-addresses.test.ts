import { deleteDoc, getDoc, setDoc, updateDoc, where } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { expectOutcome, testEachCase, testEachPerson } from './expect-outcome.ts';
import { documentOf, list } from './guarded-services.ts';
import { EDITORS, STAFF } from './people.ts';
import { type Changes, deletePost, newId, newPost, setPost, storePost, updatePost } from './post-fixtures.ts';

/** Creates a post as staff, with the document of its address. */
async function createPost(): Promise<string> {
  const id = newId();
  await setPost('staff', id, newPost(id));
  return id;
}

/** Stores a redirect, bypassing the rules. Returns its address. */
async function storeRedirect(): Promise<string> {
  const from = newId();
  await setDoc(documentOf('admin', 'addresses', from), { to: '/contact' });
  return from;
}

const move = (id: string, slug: string) => updatePost('staff', id, { slug });
const give = (slug: string, address: Changes) => setDoc(documentOf('staff', 'addresses', slug), address);
const ownerOf = async (slug: string) => (await getDoc(documentOf('admin', 'addresses', slug))).get('post');

test('STAFF-04 a post moves and comes back, and all its addresses stay its own', async () => {
  for (const id of [await createPost(), await storePost()]) {
    const other = newId();
    await expectOutcome(move(id, other), 'allowed');
    expect([await ownerOf(id), await ownerOf(other)]).toEqual([id, id]);
    await expectOutcome(move(id, id), 'allowed');
    await deletePost('staff', id);
    expect(await ownerOf(other)).toBe(id);
  }
});

test('STAFF-04 no post is created without the document of its address', async () => {
  const id = newId();
  await expectOutcome(setPost('staff', id, newPost(id), { addresses: {} }), 'refused');
});

testEachCase<(old: string, free: string) => Readonly<Record<string, Changes>>>(
  'STAFF-04 no post is moved with %s',
  'refused',
  {
    'no document of an address': () => ({}),
    'only the document of its old address': (post) => ({ [post]: { post } }),
    'only the document of its new address': (post, free) => ({ [free]: { post } }),
    'too much in a document': (post, free) => ({ [post]: { post }, [free]: { post, to: '/' } }),
  },
  async (addresses) => {
    const [old, slug] = [await storePost(), newId()];
    await updatePost('staff', old, { slug }, { addresses: addresses(old, slug) });
  },
);

testEachCase<() => string | Promise<string>>(
  'STAFF-04 no post takes over the address of %s',
  'refused',
  {
    'another post': createPost,
    'another post for which no document is stored': storePost,
    'a redirect': storeRedirect,
    'another post, which has moved': async () => {
      const [moved, former] = [await createPost(), newId()];
      await move(moved, former);
      await move(moved, newId());
      await expectOutcome(setPost('staff', former, newPost(former)), 'refused');
      return former;
    },
    'another post, which was deleted': async () => {
      const [deleted, last] = [await createPost(), newId()];
      await move(deleted, last);
      await deletePost('staff', deleted);
      return last;
    },
  },
  async (address) => move(await createPost(), await address()),
);

test('STAFF-04 an address is given only to the post that has it, and is never given away or deleted', async () => {
  const [id, theirs] = [await createPost(), await createPost()];
  await expectOutcome(give(newId(), { post: id }), 'refused');
  await expectOutcome(give(newId(), { post: newId() }), 'refused');
  await expectOutcome(give(theirs, { post: id }), 'refused');
  await expectOutcome(updateDoc(documentOf('staff', 'addresses', id), { post: theirs }), 'refused');
  await expectOutcome(give(id, { to: '/contact' }), 'refused');
  await expectOutcome(deleteDoc(documentOf('staff', 'addresses', id)), 'refused');
});

test.each(['/', '/contact', '/blog/another', '/document/docs_pdf/privacy_policy.pdf', `/${'a'.repeat(299)}`])(
  'STAFF-04 a redirect leads to %s',
  async (to) => expectOutcome(give(newId(), { to }), 'allowed'),
);

test.each([
  ...['', 'contact', '//evil.example', '/\\evil.example', 'https://evil.example', '/blog/./a', '/blog/../a'],
  ...['/a b', '/%62log/a', `/${'a'.repeat(300)}`, 7],
])('STAFF-04 a redirect does not lead to %j', async (to) => expectOutcome(give(newId(), { to }), 'refused'));

test('STAFF-04 no redirect is stored at an address that no post may have', async () => {
  await expectOutcome(give('A', { to: '/contact' }), 'refused');
});

const stored = await createPost();

testEachPerson('STAFF-04 STAFF-09', [
  ['read an address', STAFF, (who) => getDoc(documentOf(who, 'addresses', stored))],
  ['list the addresses of a post', STAFF, (who) => list(who, 'addresses', where('post', '==', stored))],
  [
    'give a post the address that it has',
    STAFF,
    async (who) => {
      const post = await storePost();
      await setDoc(documentOf(who, 'addresses', post), { post });
    },
  ],
  ['add a redirect', EDITORS, (who) => setDoc(documentOf(who, 'addresses', newId()), { to: '/contact' })],
  [
    'remove a redirect',
    EDITORS,
    async (who) => deleteDoc(documentOf(who, 'addresses', await storeRedirect())),
  ],
]);
