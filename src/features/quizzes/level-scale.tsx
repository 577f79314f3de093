import type { CSSProperties } from 'react';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { levelRanges, type QuizResult } from '#domain/quizzes/quiz-result.ts';
import styles from './level-scale.module.css';

/** The levels and their scores side by side, with the reached one marked. */
export function LevelScale({ quiz, result }: { quiz: Quiz; result: QuizResult }) {
  return (
    <ol className={styles.scale} aria-label={quizPage.result.levels}>
      {levelRanges(result.maximum).map(({ level, from, to }) => (
        <li
          key={level}
          aria-current={level === result.level || undefined}
          style={{ '--scores': to - from + 1 } as CSSProperties}
        >
          {from}–{to}
          <br />
          {quizPage.result.levelNames[quiz.kind][level].title}
        </li>
      ))}
    </ol>
  );
}
