import type { NextReading } from '#content/next-reading.ts';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { quizPage } from '#content/quizzes/page.ts';
import type { Quiz } from '#content/quizzes/quiz.ts';
import { LinkList } from '#ui/page/link-list.tsx';

/** What to read after a result, and the other quizzes. */
export function NextSteps({ quiz, reading }: { quiz: Quiz; reading: readonly NextReading[] }) {
  const others = allQuizzes.filter((other) => other !== quiz);
  return (
    <>
      <LinkList
        title={quizPage.reading}
        links={reading.map(({ kind, name, to }) => ({ label: kind, name, to }))}
      />
      <LinkList
        title={quizPage.others}
        links={others.map(({ crumb, title, path }) => ({ label: crumb, name: title, to: path }))}
      />
    </>
  );
}
