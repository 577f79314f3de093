import { expect, test } from 'vitest';
import { answersFragment, answersInFragment } from './quiz-link.ts';

test('QUIZ-06 the answers of a result go into a fragment and come back', () => {
  expect(answersFragment([3, 0, 2, 1, 1])).toBe('#answers=3-0-2-1-1');
  expect(answersInFragment('#answers=3-0-2-1-1')).toEqual([3, 0, 2, 1, 1]);
});

test.each(['', '#', '#main', '#answers=', '#answers=1-', '#answers=a', '#answers=10-2', '#answers=1-2 '])(
  'QUIZ-06 the fragment "%s" holds no answers',
  (fragment) => {
    expect(answersInFragment(fragment)).toBeUndefined();
  },
);
