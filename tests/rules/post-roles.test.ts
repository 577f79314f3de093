import { getDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { expectOutcome } from './expect-outcome.ts';
import { documentOf } from './guarded-services.ts';
import { type Person, STAFF, WRITERS } from './people.ts';
import {
  type Changes,
  deletePost,
  inHours,
  newId,
  newPost,
  setPost,
  storePost,
  updatePost,
} from './post-fixtures.ts';

/** What is published is no longer scheduled. */
const NOW_PUBLIC = { published: true, publishAt: undefined };

type Act = keyof typeof acts;

const acts = {
  read: (who: Person, id: string) => getDoc(documentOf(who, 'posts', id)),
  change: (who: Person, id: string, published: boolean) =>
    updatePost(who, id, { title: 'Another', published }),
  publish: (who: Person, id: string) => updatePost(who, id, NOW_PUBLIC),
  'change and publish': (who: Person, id: string) => updatePost(who, id, { title: 'Another', ...NOW_PUBLIC }),
  'change and unpublish': (who: Person, id: string) =>
    updatePost(who, id, { title: 'Another', published: false }),
  schedule: (who: Person, id: string) => updatePost(who, id, { published: false, publishAt: inHours(0.5) }),
  'plan the end of': (who: Person, id: string, published: boolean) =>
    updatePost(who, id, { published, unpublishAt: inHours(2) }),
  delete: (who: Person, id: string) => deletePost(who, id),
};

const [HIDDEN, OF_ANOTHER] = [{ published: false }, { authorId: 'another' }];

/** A post in each state, and what writers may do with it; editors and owners may do everything. */
const states: readonly [state: string, stored: Changes, writers: readonly Act[]][] = [
  ['their own draft', HIDDEN, ['read', 'change', 'change and unpublish', 'delete']],
  ['a draft of another person', { ...HIDDEN, ...OF_ANOTHER }, ['read', 'change', 'change and unpublish']],
  ['their own draft with publishAt', { ...HIDDEN, publishAt: inHours(1) }, ['read']],
  ['their own draft with unpublishAt', { ...HIDDEN, unpublishAt: inHours(1) }, ['read']],
  ['their own published post', {}, ['read']],
  ['their own post without `published`, which visitors see', { published: undefined }, ['read']],
  ['a published post of another person', OF_ANOTHER, ['read']],
];

const matrix = states.flatMap(([state, stored, writers]) =>
  (Object.keys(acts) as Act[]).flatMap((act) =>
    STAFF.map((who) => ({
      who,
      act,
      state,
      stored,
      outcome: writers.includes(act) || !WRITERS.includes(who) ? ('allowed' as const) : ('refused' as const),
    })),
  ),
);

test.each(matrix)('STAFF-09 $who, $act $state: $outcome', async ({ who, act, stored, outcome }) => {
  const id = await storePost({ authorId: who, ...stored });
  await expectOutcome(acts[act](who, id, stored.published !== false), outcome);
});

test('STAFF-01 STAFF-09 a writer sets no date, neither on a new draft nor on a stored one', async () => {
  const id = newId();
  const own = { authorId: 'a writer', published: false };
  const date = inHours(-1);
  await expectOutcome(setPost('a writer', id, newPost(id, { ...own, date })), 'refused');
  await expectOutcome(setPost('a writer', id, newPost(id, own)), 'allowed');
  await expectOutcome(updatePost('a writer', id, { date }), 'refused');
  await expectOutcome(updatePost('staff', id, { date }), 'allowed');
});
