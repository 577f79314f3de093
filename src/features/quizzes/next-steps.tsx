import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { NextReading, Quiz } from '#domain/quizzes/quiz.ts';
import type { Answers } from '#domain/quizzes/quiz-flow.ts';
import { gapsOf } from '#domain/quizzes/quiz-result.ts';
import { LinkList } from '#ui/page/link-list.tsx';

const MAX_LINKS = 3; // As many recommendations as fit into a row.

interface NextStepsProps {
  readonly quiz: Quiz;
  readonly answers: Answers;
  /** Recommendations for the visitor's level. */
  readonly reading: readonly NextReading[];
}

/** What to read after a result, and the other quizzes. */
export function NextSteps({ quiz, answers, reading }: NextStepsProps) {
  const recommended = [...readingForGaps(quiz, answers), ...reading];
  const targets = recommended.map(({ to }) => to);
  const distinct = recommended.filter(({ to }, index) => targets.indexOf(to) === index);
  const others = allQuizzes.filter((other) => other !== quiz);
  return (
    <>
      <LinkList
        title={quizPage.reading}
        links={distinct.slice(0, MAX_LINKS).map(({ kind, name, to }) => ({ label: kind, name, to }))}
      />
      <LinkList
        title={quizPage.others}
        links={others.map(({ crumb, title, path }) => ({ label: crumb, name: title, to: path }))}
      />
    </>
  );
}

/** Recommendations for the two answers that lost the most points; the third place is for one that suits the level. */
function readingForGaps(quiz: Quiz, answers: Answers): NextReading[] {
  const gapIndexes = gapsOf(quiz, answers).slice(0, MAX_LINKS - 1);
  return gapIndexes.flatMap((index) => quiz.questions[index]?.reading ?? []);
}
