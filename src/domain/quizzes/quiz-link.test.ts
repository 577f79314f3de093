import { expect, test } from 'vitest';
import { answersFragment, answersInFragment } from './quiz-link.ts';

test('answers are encoded in a fragment and decoded again', () => {
  expect(answersFragment([3, 0, 2, 1, 1])).toBe('#answers=3-0-2-1-1');
  expect(answersInFragment('#answers=3-0-2-1-1')).toEqual([3, 0, 2, 1, 1]);
});

test.each(['', '#main', '#answers', '#answers=a', '#answers=1-2 '])(
  'the fragment "%s" has no answers',
  (fragment) => {
    expect(answersInFragment(fragment)).toBeUndefined();
  },
);

test.each([
  ['#answers=', [Number.NaN]],
  ['#answers=3-0-', [3, 0, Number.NaN]],
  ['#answers=10-2', [Number.NaN, 2]],
])('the fragment "%s" of a broken link yields NaN for each invalid answer', (fragment, answers) => {
  expect(answersInFragment(fragment)).toEqual(answers);
});
