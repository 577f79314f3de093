import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
import { chosenOption, sentOption, withFirstAnswer } from './early-answer.ts';
import { readQuizState, storeQuizState } from './quiz-store.ts';

type Step = QuizAction | { readonly type: 'resume'; readonly state: QuizState };

/**
 * The visitor's progress in a quiz, stored in this tab, and the actions on it. A prerendered page is at the start; the
 * visitor's own answers come with hydration. `hasMoved` is true once the visitor has gone from one question to another:
 * new content then takes the focus, initial content does not.
 *
 * @param questions the element of the first question, which may have been answered before hydration
 */
export function useQuiz(quiz: Quiz, questions: RefObject<HTMLElement | null>) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [state, take] = useReducer(
    (current: QuizState, step: Step) =>
      step.type === 'resume' ? step.state : advance(quiz.questions, current, step),
    QUIZ_START,
  );
  const [hasMoved, setMoved] = useState(false);
  const isResumed = useRef(false);

  useLayoutEffect(() => {
    if (isResumed.current) return;
    isResumed.current = true;
    const resumed = resume(quiz, search, questions.current);
    if (resumed !== QUIZ_START) take({ type: 'resume', state: resumed });
    if (sentOption(search) !== undefined) navigate(pathname, { replace: true, preventScrollReset: true });
  }, [quiz, search, pathname, questions, navigate]);
  useEffect(() => storeQuizState(quiz, state), [quiz, state]);

  const dispatch = (action: QuizAction) => {
    if (action.type !== 'choose') setMoved(true);
    const next = advance(quiz.questions, state, action);
    if (next.name === 'finished' && state.name === 'asking') {
      const { level } = quizResult(quiz, next.answers);
      track({ event: 'quiz_finished', quiz_path: quiz.path, quiz_level: level });
    }
    take(action);
  };
  return { state, dispatch, hasMoved };
}

function resume(quiz: Quiz, search: string, questions: HTMLElement | null): QuizState {
  const stored = readQuizState(quiz);
  const [chosen, sent] = [chosenOption(questions), sentOption(search)];
  let state = stored;
  if (chosen !== undefined) state = withFirstAnswer(stored, chosen, 0);
  else if (sent !== undefined) state = withFirstAnswer(stored, sent, 1);
  return isPossible(quiz.questions, state) ? state : stored;
}
