import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showServerRoutes } from '#tests/hydrate.ts';
import QuizScreen, { loader } from './quiz-screen.tsx';

const QUIZ = '/quiz/achievingProductTransparency';

const showQuiz = (path = QUIZ) =>
  showServerRoutes([{ path: '/quiz/:quizId', Component: QuizScreen, loader }], path);

const option = (index: number) => screen.getAllByRole('radio')[index] ?? document.body;
const status = () => screen.getByText(/^Question \d/).parentElement;

test('QUIZ-02 a submitted answer that is not an option of the question is ignored', async () => {
  const hydrateApp = await showQuiz(`${QUIZ}?answer=9`);
  await hydrateApp();
  expect(status()).toHaveTextContent('Question 1 of 5, 0% answered');
});

test('QUIZ-07 LIVE-01 an answer chosen before hydration replaces the stored one, and its question stays in view', async () => {
  sessionStorage.setItem(`quiz:${QUIZ}`, JSON.stringify({ step: 2, answers: [1, 1] }));
  const hydrateApp = await showQuiz();
  await userEvent.click(option(3));
  await hydrateApp();
  expect(status()).toHaveTextContent('Question 1 of 5, 40% answered');
  expect(option(3)).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(option(1)).toBeChecked();
});
