import { allQuizzes } from 'virtual:quizzes';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { paths } from '#paths.ts';

export { allQuizzes };

/** The readiness quiz with this id (spec, section 2, "Routes"), if there is one. */
export function findReadinessQuiz(id: string): Quiz | undefined {
  return allQuizzes.find(({ path }) => path === paths.quiz(id));
}

/** The knowledge quiz of the service with this slug or else the first one, which is on BIM (spec, section 2, "Quizzes"). */
export function findKnowledgeQuiz(slug: string): Quiz | undefined {
  return (
    allQuizzes.find(({ path }) => path === paths.knowledgeQuiz(slug)) ??
    allQuizzes.find(({ kind }) => kind === 'knowledge')
  );
}
