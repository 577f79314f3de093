import { expect, test } from 'vitest';
import { countStates, findPostIds, type PostTitle } from './post-titles.ts';

const titles: PostTitle[] = [
  { id: 'a', title: 'Units that travel', date: 1, state: 'published' },
  { id: 'b', title: 'Żółć: units & measures', date: 3, state: 'draft' },
  { id: 'c', title: 'Travel', date: null, state: 'not-shown' },
  { id: 'd', title: 'Units of tomorrow', date: 2, state: 'scheduled' },
  { id: 'e', title: 'Undated', date: null, state: 'draft' },
];

test.each([
  ['', '', ['c', 'e', 'b', 'd', 'a']],
  ['UNITS', '', ['b', 'd', 'a']],
  [' travel  unit ', '', ['a']],
  ['zolc', '', ['b']],
  ['', 'draft', ['e', 'b']],
  ['units', 'scheduled', ['d']],
  ['nothing', '', []],
] as const)('STAFF-01 staff who search for %j in the state %j find %j', (text, state, ids) => {
  expect(findPostIds(titles, { text, state })).toEqual(ids);
});

test('STAFF-01 each state is counted', () => {
  expect(countStates(titles)).toEqual({ '': 5, draft: 2, scheduled: 1, published: 1, 'not-shown': 1 });
});
