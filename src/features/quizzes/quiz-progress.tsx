import { quizPage } from '#content/quizzes/quiz-page.ts';
import styles from './quiz-progress.module.css';

interface QuizProgressProps {
  /** The index of the current question. */
  readonly step: number;
  readonly total: number;
  /** How many questions are answered, and the same in percent. */
  readonly answered: number;
  readonly percent: number;
}

/** The step counter and the share answered, announced when they change. */
export function QuizProgress({ step, total, answered, percent }: QuizProgressProps) {
  return (
    <div className={`${styles.progress} label`}>
      <p role="status">
        <span>{quizPage.counter(step + 1, total)}</span>
        <span className="visually-hidden">, </span>
        <span>{quizPage.answered(percent)}</span>
      </p>
      <div
        role="progressbar"
        aria-label={quizPage.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.bar}
      >
        {[...Array(total).keys()].map((index) => (
          <i key={index} className={index < answered ? styles.answered : undefined} />
        ))}
      </div>
    </div>
  );
}
