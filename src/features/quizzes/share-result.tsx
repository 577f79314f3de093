import { quizPage } from '#content/quizzes/page.ts';
import type { Quiz } from '#content/quizzes/quiz.ts';
import type { Answers } from '#domain/quiz-flow.ts';
import { answersFragment } from '#domain/quiz-link.ts';
import { CopyLink } from '#ui/copy-link.tsx';

/** Copies a link whose fragment holds the result. */
export function ShareResult({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  const link = new URL(quiz.path + answersFragment(answers), window.location.origin).href;
  const { copy, copied, byHand } = quizPage.share;
  return <CopyLink link={link} label={copy} copied={copied} byHand={byHand} />;
}
