import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { findKnowledgeQuiz, findReadinessQuiz } from '#content/quizzes/catalogue.ts';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { crumbsTo, families } from '#pages.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { QuizRun } from './quiz-run.tsx';

/** Finds a readiness quiz by id, or a knowledge quiz by slug. @throws Response 404 "Quiz not found." for an unknown id */
export function loader({ params: { quizId, slug = '' } }: LoaderFunctionArgs): Quiz {
  const quiz = quizId === undefined ? findKnowledgeQuiz(slug) : findReadinessQuiz(quizId);
  if (!quiz) throw new Response('Quiz not found.', { status: 404 });
  return quiz;
}

export default function QuizScreen() {
  const quiz = useLoaderData<Quiz>();
  const { facts } = quizPage;
  return (
    <>
      <PageMeta title={quiz.metaTitle} description={quiz.description} path={quiz.path} />
      <PageHero
        title={quiz.title}
        crumbs={crumbsTo(families.readinessQuiz, quiz.crumb)}
        lede={quiz.lede}
        isLow
        facts={[
          { label: 'Questions', value: quiz.questions.length },
          { label: 'Time', value: facts.time },
          { label: 'Scored', value: facts.scored[quiz.kind] },
        ]}
      />
      <QuizRun key={quiz.path} quiz={quiz} />
    </>
  );
}
