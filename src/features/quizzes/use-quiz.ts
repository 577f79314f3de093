import { useEffect, useReducer, useState } from 'react';
import type { Quiz } from '#content/quizzes/quiz.ts';
import { advance, type QuizAction, type QuizState } from '#domain/quiz-flow.ts';
import { keepQuizState, readQuizState } from './quiz-store.ts';

/**
 * Where the visitor is in a quiz, kept in this tab, and the way to go on. `hasMoved` is true once somebody went from
 * one question to another: what comes into view then takes the focus, what a page begins with does not.
 */
export function useQuiz(quiz: Quiz) {
  const step = (state: QuizState, action: QuizAction) => advance(quiz.questions, state, action);
  const [state, advanceTo] = useReducer(step, quiz, readQuizState);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => keepQuizState(quiz, state), [quiz, state]);
  const dispatch = (action: QuizAction) => {
    if (action.type !== 'choose') setMoved(true);
    advanceTo(action);
  };
  return { state, dispatch, hasMoved };
}
