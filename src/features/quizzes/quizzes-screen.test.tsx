import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { renderAt } from '#tests/render.ts';
import QuizzesScreen from './quizzes-screen.tsx';

test('the hero links to the readiness quiz', () => {
  renderAt('/quizzes', <QuizzesScreen />);
  const start = screen.getByRole('link', { name: 'Start the readiness quiz' });
  expect(start).toHaveAttribute('href', '/quiz/achievingProductTransparency');
});

test('the list links to every quiz, and a row ends with its kind and how it is scored', () => {
  renderAt('/quizzes', <QuizzesScreen />);
  const rows = screen.getAllByRole('heading', { level: 3 });
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
    allQuizzes.map(({ path }) => path),
  );
  expect(rows[0]?.closest('li')).toHaveTextContent(/Readiness0 to 15 points$/);
});
