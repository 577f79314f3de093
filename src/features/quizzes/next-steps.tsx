import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { quizPage } from '#content/quizzes/page.ts';
import type { NextReading, Quiz } from '#content/quizzes/quiz.ts';
import { Link } from '#ui/controls/link.tsx';
import styles from './next-steps.module.css';

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

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly name: string; readonly to: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, name, to }) => (
          <li key={to}>
            <Link to={to}>
              <span className="data soft">{label}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
