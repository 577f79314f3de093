import { expect, test } from 'vitest';
import { advance, isPossible, percentAnswered, QUIZ_START, type QuizState } from './quiz-flow.ts';

const OPTIONS = 4;
const questions = Array.from({ length: 5 }, (_, index) => ({
  options: Array.from({ length: OPTIONS }, (_, option) => ({
    label: `${index}${option}`,
    points: option,
    explanation: '',
  })),
}));

const choose = (option: number) => ({ type: 'choose', option }) as const;
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;

function reached(...actions: Parameters<typeof advance>[2][]): QuizState {
  return actions.reduce((state, action) => advance(questions, state, action), QUIZ_START);
}

test('QUIZ-02 a question must be answered before moving on', () => {
  expect(reached(next)).toBe(QUIZ_START);
  expect(reached(choose(2), next)).toEqual({ step: 1, answers: [2] });
  expect(reached(choose(2), next, next)).toEqual({ step: 1, answers: [2] });
});

test('QUIZ-02 an answer can be changed, at once or after going back, without losing later answers', () => {
  const state = reached(choose(0), choose(2), next, choose(3), back, choose(1));
  expect(state).toEqual({ step: 0, answers: [1, 3] });
  expect(reached(back)).toBe(QUIZ_START);
});

test('QUIZ-02 the percentage counts answers, not questions seen', () => {
  expect(percentAnswered(questions, QUIZ_START.answers)).toBe(0);
  expect(percentAnswered(questions, reached(choose(0)).answers)).toBe(20);
  expect(percentAnswered(questions, reached(choose(0), next).answers)).toBe(20);
  expect(percentAnswered(questions, reached(choose(0), next, choose(0), back, choose(1)).answers)).toBe(40);
});

test('once all questions are answered, only a restart changes the state', () => {
  const finished = reached(...[0, 1, 2, 3, 0].flatMap((option) => [choose(option), next]));
  for (const action of [choose(1), next, back]) expect(advance(questions, finished, action)).toBe(finished);
  expect(advance(questions, finished, { type: 'restart' })).toBe(QUIZ_START);
});

test.each<[string, unknown]>([
  ['a question after an unanswered one', { step: 3, answers: [0, 3] }],
  ['an unknown option', { step: 1, answers: [4] }],
  ['more answers than questions', { step: 0, answers: [0, 0, 0, 0, 0, 0] }],
  ['an end too early', { step: 5, answers: [0, 1, 2, 3] }],
  ['an option that is not a number', { step: 1, answers: ['0'] }],
  ['no step', { answers: [] }],
  ['nothing', null],
])('QUIZ-07 a state from outside is refused: %s', (_, state) => {
  expect(isPossible(questions, state)).toBe(false);
});

test('QUIZ-07 every state that actions can reach counts as possible', () => {
  const actions = [choose(0), choose(3), choose(9), next, back, { type: 'restart' } as const];
  let states: QuizState[] = [QUIZ_START];
  const checked = new Set<string>();
  while (states.length > 0) {
    for (const state of states) {
      expect(isPossible(questions, state)).toBe(true);
      checked.add(JSON.stringify(state));
    }
    states = states
      .flatMap((state) => actions.map((action) => advance(questions, state, action)))
      .filter((state) => !checked.has(JSON.stringify(state)));
  }
  // With two options there are 2^n ways to give n answers, each at any step up to n, plus 32 finished states.
  expect(checked.size).toBe(1 * 1 + 2 * 2 + 4 * 3 + 8 * 4 + 16 * 5 + 32 * 5 + 32);
});
