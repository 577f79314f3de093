import { useEffect, useReducer, useState } from 'react';
import type { Quiz } from '#content/quizzes/quiz.ts';
import { advance, QUIZ_START, type QuizAction, type QuizState } from '#domain/quiz-flow.ts';
import { keepQuizState, readQuizState } from './quiz-store.ts';

/**
 * Where the visitor is in a quiz, kept in this tab, and the way to go on. `hasMoved` is true once somebody went from
 * one question to another: what comes into view then takes the focus, what a page begins with does not. Before the
 * browser has taken over, every visitor is at the start.
 */
export function useQuiz(quiz: Quiz, isHydrated: boolean) {
  const step = (state: QuizState, action: QuizAction) => advance(quiz.questions, state, action);
  const [state, advanceTo] = useReducer(step, quiz, isHydrated ? readQuizState : () => QUIZ_START);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    if (isHydrated) keepQuizState(quiz, state);
  }, [quiz, state, isHydrated]);
  const dispatch = (action: QuizAction) => {
    if (action.type !== 'choose') setMoved(true);
    advanceTo(action);
  };
  return { state, dispatch, hasMoved };
}
