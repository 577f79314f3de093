import { deleteField, getDoc, Timestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { EDITORS, type Person, uidOf, WRITERS } from './people.ts';
import {
  type Changes,
  deletePost,
  newId,
  newPost,
  postOf,
  setPost,
  storePost,
  updatePost,
} from './post-fixtures.ts';

const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);

/** What is published is no longer scheduled. */
const NOW_PUBLIC = { published: true, publishAt: deleteField() };

type Act = keyof typeof acts;

const acts = {
  read: (who: Person, id: string) => getDoc(postOf(who, id)),
  change: (who: Person, id: string, published: boolean) =>
    updatePost(who, id, { title: 'Another', published }),
  publish: (who: Person, id: string) => updatePost(who, id, NOW_PUBLIC),
  'change and publish': (who: Person, id: string) => updatePost(who, id, { title: 'Another', ...NOW_PUBLIC }),
  'change and unpublish': (who: Person, id: string) =>
    updatePost(who, id, { title: 'Another', published: false }),
  schedule: (who: Person, id: string) => updatePost(who, id, { published: false, publishAt: inHours(0.5) }),
  'set an end': (who: Person, id: string, published: boolean) =>
    updatePost(who, id, { published, unpublishAt: inHours(2) }),
  delete: (who: Person, id: string) => deletePost(who, id),
};

/** A post in each state, and what writers may do with it; editors and owners may do everything. */
const states: readonly {
  readonly state: string;
  readonly stored: (who: Person) => Changes;
  readonly writers: readonly Act[];
}[] = [
  {
    state: 'their own draft',
    stored: (who) => ({ published: false, authorId: uidOf(who) }),
    writers: ['read', 'change', 'change and unpublish', 'delete'],
  },
  {
    state: 'a draft of another person',
    stored: () => ({ published: false, authorId: 'another' }),
    writers: ['read', 'change', 'change and unpublish'],
  },
  ...['publishAt', 'unpublishAt'].map((field) => ({
    state: `their own draft with ${field}`,
    stored: (who: Person) => ({ published: false, authorId: uidOf(who), [field]: inHours(1) }),
    writers: ['read'] as const,
  })),
  { state: 'their own published post', stored: (who) => ({ authorId: uidOf(who) }), writers: ['read'] },
  {
    state: 'their own post without `published`, which visitors see',
    stored: (who) => ({ authorId: uidOf(who), published: undefined }),
    writers: ['read'],
  },
  { state: 'a published post of another person', stored: () => ({ authorId: 'another' }), writers: ['read'] },
];

const matrix = states.flatMap(({ state, stored, writers }) =>
  (Object.keys(acts) as Act[]).flatMap((act) => [
    ...WRITERS.map((who) => ({ who, act, state, stored, isAllowed: writers.includes(act) })),
    ...EDITORS.map((who) => ({ who, act, state, stored, isAllowed: true })),
  ]),
);

test.each(matrix)('STAFF-09 $who, $act $state: $isAllowed', async ({ who, act, stored, isAllowed }) => {
  const changes = stored(who);
  const published = changes.published !== false;
  const attempt = acts[act](who, await storePost(changes), published);
  await expectOutcome(attempt, isAllowed ? 'allowed' : 'refused');
});

test.each(
  [true, false].flatMap((published) => [
    ...WRITERS.map((who) => ({ who, published, outcome: published ? 'refused' : 'allowed' }) as const),
    ...EDITORS.map((who) => ({ who, published, outcome: 'allowed' }) as const),
  ]),
)('STAFF-09 $who, create a post with published $published: $outcome', async ({ who, published, outcome }) => {
  const id = newId();
  await expectOutcome(setPost(who, id, newPost(id, { authorId: uidOf(who), published })), outcome);
});

test('STAFF-01 STAFF-09 a writer sets no date, neither on a new draft nor on a stored one', async () => {
  const id = newId();
  const own = { authorId: uidOf('a writer'), published: false };
  const date = inHours(-1);
  await expectOutcome(setPost('a writer', id, newPost(id, { ...own, date })), 'refused');
  await expectOutcome(setPost('a writer', id, newPost(id, own)), 'allowed');
  await expectOutcome(updatePost('a writer', id, { date }), 'refused');
  await expectOutcome(updatePost('staff', id, { date }), 'allowed');
});
