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
export const ANSWER = 'answer';

type Step = QuizAction | { readonly type: 'resume'; readonly state: QuizState };

/**
 * The visitor's progress in a quiz, stored in this tab, and the actions on it. A prerendered page is at the start; the
 * visitor's own answers come with hydration. Once `hasMoved` from one question to another, new content takes the focus.
 *
 * @param questions the element of the first question, which may have been answered before hydration
 */
export function useQuiz(quiz: Quiz, questions: RefObject<HTMLElement | null>) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const key = `quiz:${quiz.path}`;
  const [state, applyStep] = useReducer(
    (current: QuizState, step: Step) =>
      step.type === 'resume' ? step.state : advance(quiz.questions, current, step),
    QUIZ_START,
  );
  const [hasMoved, setMoved] = useState(false);
  const isResumed = useRef(false);

  useLayoutEffect(() => {
    if (isResumed.current) return;
    isResumed.current = true;
    const parse = (value: unknown) => (isPossible(quiz.questions, value) ? value : undefined);
    const stored = readValue('sessionStorage', key, parse) ?? QUIZ_START;
    const sent = /^\d$/.exec(new URLSearchParams(search).get(ANSWER) ?? '')?.[0];
    const resumed = parse(withFirstAnswer(stored, questions.current, sent)) ?? stored;
    if (resumed !== QUIZ_START) applyStep({ type: 'resume', state: resumed });
    if (sent !== undefined) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [quiz, key, search, pathname, questions, navigate]);
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
    applyStep(action);
  };
  return { state, dispatch, hasMoved };
}

/**
 * The stored state with the first question's answer from before hydration, if there is one: chosen there, or submitted
 * by the form without the app, which leads on to the second question.
 */
function withFirstAnswer(stored: QuizState, questions: HTMLElement | null, sent?: string): QuizState {
  const chosen = questions?.querySelector<HTMLInputElement>(`input[name="${ANSWER}"]:checked`)?.value;
  const option = chosen ?? sent;
  if (option === undefined) return stored;
  return { step: chosen === undefined ? 1 : 0, answers: [Number(option), ...stored.answers.slice(1)] };
}
