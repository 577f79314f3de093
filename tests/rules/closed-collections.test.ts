import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { inject, test } from 'vitest';
import { newId, newPost } from './a-post.ts';
import { expectAnswer } from './expect-answer.ts';
import { firestoreOf } from './guarded-services.ts';
import { forEachPerson, NO_ONE, type Person, uidOf } from './people.ts';

const guarded = inject('guarded');
const id = newId();

/** Would be allowed for posts: the documents are published posts by the caller. */
const attempts: Readonly<Record<string, (who: Person, path: string) => Promise<unknown>>> = {
  get: (who, path) => getDoc(doc(firestoreOf(who), path, id)),
  list: (who, path) => getDocs(query(collection(firestoreOf(who), path), where('published', '==', true))),
  create: (who, path) => {
    const created = newId();
    return setDoc(doc(firestoreOf(who), path, created), newPost(created, { authorId: uidOf(who) }));
  },
  update: (who, path) => updateDoc(doc(firestoreOf(who), path, id), { title: 'Another' }),
  delete: (who, path) => deleteDoc(doc(firestoreOf(who), path, id)),
};

/** Each attempt in each collection, which contains a document. */
async function closed(paths: readonly string[]) {
  await Promise.all(paths.map((path) => setDoc(doc(firestoreOf('admin'), path, id), newPost(id))));
  const rows = paths.flatMap((path) =>
    Object.entries(attempts).map(([method, attempt]) => ({
      what: `${method} in ${path}`,
      may: NO_ONE,
      attempt: (who: Person) => attempt(who, path),
    })),
  );
  return forEachPerson(rows, guarded);
}

test.each(await closed(['outbox', 'limits', 'staff']))(
  '$who, $what: $answer',
  async ({ who, attempt, answer }) => {
    await expectAnswer(attempt(who), answer);
  },
);

test.each(await closed(['anything', `posts/${id}/comments`, `outbox/${id}/posts`]))(
  'ADD-06 $who, $what: $answer',
  async ({ who, attempt, answer }) => {
    await expectAnswer(attempt(who), answer);
  },
);
