import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { canonicalUrl, renderRoutes } from '#tests/render.ts';
import QuizScreen, { loader } from './quiz-screen.tsx';

const READINESS = '/quiz/achievingProductTransparency';
const KNOWLEDGE = '/check-your-knowledge/bim-depot-factory';

const routes = [
  { path: '/quiz/:quizId', Component: QuizScreen, loader },
  { path: '/check-your-knowledge/:slug', Component: QuizScreen, loader },
];

async function openQuiz(path: string) {
  const user = userEvent.setup();
  const router = renderRoutes(routes, path);
  await screen.findByRole('heading', { level: 1 });
  return { user, router };
}

type User = Awaited<ReturnType<typeof openQuiz>>['user'];

const option = (index: number) => screen.getAllByRole('radio')[index] ?? document.body;
const nextButton = () => screen.getByRole('button', { name: /^(?:Next|Finish Assessment)$/ });
const backButton = () => screen.getByRole('button', { name: 'Back' });
const status = () => screen.getByText(/^Question \d/).parentElement;

async function answer(user: User, ...options: number[]) {
  for (const index of options) {
    await user.click(option(index));
    await user.click(nextButton());
  }
}

describe('questions', () => {
  test('QUIZ-02 Next is disabled until the question is answered, and an answer can be changed', async () => {
    const { user } = await openQuiz(READINESS);
    expect(nextButton()).toBeDisabled();
    await user.click(option(1));
    await user.click(option(3));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([option(3)]);
    expect(nextButton()).toBeEnabled();
    expect(status()).toHaveTextContent('Question 1 of 5, 20% answered');
    expect(screen.getByRole('progressbar', { name: 'Share of questions answered' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    );
    await user.click(nextButton());
    expect(status()).toHaveTextContent('Question 2 of 5, 20% answered');
    expect(nextButton()).toBeDisabled();
  });
});

describe('result', () => {
  test.each([
    [[3, 2, 0, 0, 0], '5 / 15 points, 33%', 'Time to act (limited transparency)', 1],
    [[3, 3, 3, 3, 0], '12 / 15 points, 80%', 'Solid foundation (DPP ready)', 3],
  ])('LEAD-01 QUIZ-03 the answers %j result in %s', async (answers, score, level, quiz_level) => {
    delete window.dataLayer;
    const { user } = await openQuiz(READINESS);
    await answer(user, ...answers);
    expect(screen.getByRole('heading', { name: `Your result ${score}` })).toBeInTheDocument();
    expect(window.dataLayer).toEqual([{ event: 'quiz_finished', quiz_path: READINESS, quiz_level }]);
    const current = within(screen.getByRole('list', { name: 'Levels' }))
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current'));
    expect(current).toHaveLength(1);
    // Without the range of scores that precedes the name of the level, such as "0–5".
    expect(level).toContain(current[0]?.textContent?.replace(/^[\d–]+/, ''));
    expect(screen.getByRole('heading', { name: level })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /in a 15-\u2060minute meeting$/ })).toBeInTheDocument();
  });

  test('QUIZ-06 a knowledge quiz counts the right answers and explains each', async () => {
    const { user } = await openQuiz(KNOWLEDGE);
    await answer(user, 0, 1, 1, 3, 0);
    expect(screen.getByRole('heading', { name: 'Your result 3 / 5 correct, 60%' })).toBeInTheDocument();
    const review = within(screen.getByRole('region', { name: 'Answer by answer' })).getAllByRole('listitem');
    expect(review.map((item) => within(item).getByText(/^(?:Correct|Not correct)$/).textContent)).toEqual([
      'Correct',
      'Not correct',
      'Correct',
      'Correct',
      'Not correct',
    ]);
    expect(review[1]).toHaveTextContent(/Shape, properties and classification.*Correct answer: Geometry/);
  });

  test('every answer has its points, and "Start again" removes the answers and leads to the first question', async () => {
    const { user } = await openQuiz(READINESS);
    await answer(user, 0, 1, 2, 3, 1);
    const points = within(screen.getByRole('region', { name: 'Answer by answer' })).getAllByText(
      /^\d points?$/,
    );
    const shown = points.map(({ textContent }) => textContent);
    expect(shown.join()).toBe('0 points,1 point,2 points,3 points,1 point');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await screen.findByText('Question 1 of 5');
    expect(status()).toHaveTextContent('Question 1 of 5, 0% answered');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});

describe('sharing', () => {
  const LINK = `${window.location.origin}${READINESS}#answers=3-3-0-1-2`;

  test('where the browser denies copying, the link can be copied by hand', async () => {
    const { user } = await openQuiz(READINESS);
    const copy = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await answer(user, 3, 3, 0, 1, 2);
    await user.click(screen.getByText('Copy link to this result'));
    expect(copy).toHaveBeenCalledWith(LINK);
    const byHand = screen.getByLabelText<HTMLInputElement>(/Copy it from here/);
    await waitFor(() => expect(byHand).toBeVisible());
    expect(byHand).toHaveValue(LINK);
    expect([byHand.selectionStart, byHand.selectionEnd]).toEqual([0, LINK.length]);
  });

  test('LEAD-01 a shared link shows the result without an event, and leaves this visitor’s own progress alone', async () => {
    const { user, router } = await openQuiz(READINESS);
    await answer(user, 0, 0);
    delete window.dataLayer;
    await router.navigate(`${READINESS}#answers=3-3-3-3-3`);
    expect(
      await screen.findByRole('heading', { name: 'A shared result 15 / 15 points, 100%' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    expect(window.dataLayer).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'Take the quiz yourself' }));
    await screen.findByText('Question 3 of 5');
    expect(status()).toHaveTextContent('Question 3 of 5, 40% answered');
  });
});

describe('storage', () => {
  test('QUIZ-07 an unfinished quiz survives a reload', async () => {
    const { user } = await openQuiz(READINESS);
    await answer(user, 2, 1);
    await user.click(option(3));
    cleanup();
    await openQuiz(READINESS);
    expect(status()).toHaveTextContent('Question 3 of 5, 60% answered');
    expect(option(3)).toBeChecked();
    await user.click(backButton());
    expect(option(1)).toBeChecked();
  });
});

test('QUIZ-05 a known slug leads to its quiz, any other slug to the BIM quiz', async () => {
  const { router } = await openQuiz('/check-your-knowledge/passport-factory-digital-product-passport');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Knowledge quiz: product passports');
  await router.navigate('/check-your-knowledge/anything');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Knowledge quiz: BIM objects and IFC' }),
  ).toBeInTheDocument();
  expect(canonicalUrl()).toMatch(/\/check-your-knowledge\/bim-depot-factory$/);
});
