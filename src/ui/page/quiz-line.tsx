import { quizzesPage } from '#content/quizzes/list-page.ts';
import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';

/** One line that leads from a text to the quizzes. */
export function QuizLine({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      {quizzesPage.invitation.text} <Link to={paths.quizzes}>{quizzesPage.invitation.link}</Link>
    </p>
  );
}
