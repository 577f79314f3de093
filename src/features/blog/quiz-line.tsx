import { blogPage } from '#content/blog.ts';
import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';

/** One line that leads from a text to the quizzes. */
export function QuizLine({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      {blogPage.quizzes.text} <Link to={paths.quizzes}>{blogPage.quizzes.link}</Link>
    </p>
  );
}
