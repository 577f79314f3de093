import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readValue, storeValue } from '#browser/stored-values.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import {
  advance,
  isPossible,
  QUIZ_START,
  type QuizAction,
  type QuizState,
} from '#domain/quizzes/quiz-flow.ts';
import { quizResult } from '#domain/quizzes/quiz-result.ts';
import { track } from '#measurement/track.ts';

/** The name of a question's radio buttons, and of the query key that the first question's form submits without the app. */
export const ANSWER_FIELD = 'answer';

type Change = QuizAction | { readonly type: 'resume'; readonly state: QuizState };

/**
 * The visitor's progress in a quiz, stored in this tab, and the actions on it. A prerendered page shows the start; hydration
 * restores the visitor's own answers. `hasMoved` is true after the first action that shows other content, which takes the focus.
 *
 * @param container the element around the question, which may have been answered before hydration
 */
export function useQuiz(quiz: Quiz, container: RefObject<HTMLElement | null>) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const key = `quiz:${quiz.path}`;
  const [state, apply] = useReducer(
    (current: QuizState, change: Change) =>
      change.type === 'resume' ? change.state : advance(quiz.questions, current, change),
    QUIZ_START,
  );
  const [hasMoved, setMoved] = useState(false);
  const isResumed = useRef(false);

  useLayoutEffect(() => {
    if (isResumed.current) return; // Once: the navigation below changes `search`, which runs the effect again.
    isResumed.current = true;
    const parse = (value: unknown) => (isPossible(quiz.questions, value) ? value : undefined);
    const stored = readValue('sessionStorage', key, parse) ?? QUIZ_START;
    const submitted = /^\d$/.exec(new URLSearchParams(search).get(ANSWER_FIELD) ?? '')?.[0]; // The index of an option.
    const resumed = parse(withFirstAnswer(stored, container.current, submitted)) ?? stored;
    if (resumed !== QUIZ_START) apply({ type: 'resume', state: resumed });
    if (submitted !== undefined) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [quiz, key, search, pathname, container, navigate]);
  useEffect(() => {
    storeValue('sessionStorage', key, state === QUIZ_START ? undefined : state);
  }, [key, state]);

  const dispatch = (action: QuizAction) => {
    if (action.type !== 'choose') setMoved(true);
    const { step, answers } = advance(quiz.questions, state, action);
    if (step === quiz.questions.length && step !== state.step) {
      const { level } = quizResult(quiz, answers);
      track({ event: 'quiz_finished', quiz_path: quiz.path, quiz_level: level });
    }
    apply(action);
  };
  return { state, dispatch, hasMoved };
}

/**
 * Adds to the stored state an answer to the first question that was given before hydration. If it was chosen in the page, that
 * question stays in view; if the form has `submitted` it without the app, the second question follows.
 */
function withFirstAnswer(stored: QuizState, container: HTMLElement | null, submitted?: string): QuizState {
  const chosen = container?.querySelector<HTMLInputElement>(`input[name="${ANSWER_FIELD}"]:checked`)?.value;
  const option = chosen ?? submitted;
  if (option === undefined) return stored;
  return { step: chosen === undefined ? 1 : 0, answers: [Number(option), ...stored.answers.slice(1)] };
}
