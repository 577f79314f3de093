import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { Quiz, QuizQuestion } from '#domain/quizzes/quiz.ts';
import type { Answers } from '#domain/quizzes/quiz-flow.ts';
import { gapsOf } from '#domain/quizzes/quiz-result.ts';
import { Chip } from '#ui/controls/chip.tsx';
import styles from './answer-review.module.css';

const copy = quizPage.review;

/** How many gaps (answers that lost points) are printed: as many as a team can close in a quarter of a year. */
const GAPS_ON_PAPER = 3;

/**
 * Every question with the given answer, its points, and the explanation. On paper it is a worksheet: only the questions with
 * the widest gaps, each with a place for the name of the person who is to close it.
 */
export function AnswerReview({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  const gapIndexes = gapsOf(quiz, answers).slice(0, GAPS_ON_PAPER);
  return (
    <section className={styles.review} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      {gapIndexes.length > 0 && <p className={styles.printOnly}>{copy.sheet}</p>}
      <ol className={styles.answers}>
        {quiz.questions.map((question, index) => (
          <li key={question.question} data-gap={gapIndexes.includes(index) || undefined}>
            <h3>{question.question}</h3>
            <GivenAnswer question={question} chosen={answers[index] ?? 0} />
            {/* Printed, to be filled in by hand. */}
            <p className={styles.printOnly}>{copy.owner}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The given answer: with its points in a readiness quiz; in a knowledge quiz with a verdict, then the right one if it is wrong. */
function GivenAnswer({ question, chosen }: { question: QuizQuestion; chosen: number }) {
  if (!('correctAnswerIndex' in question)) {
    const answer = question.options[chosen];
    return answer && <ExplainedAnswer {...answer} verdict={copy.points(answer.points)} />;
  }
  const answer = question.options[chosen];
  const right = question.options[question.correctAnswerIndex];
  if (!answer || !right) return null;
  if (answer === right) return <ExplainedAnswer {...answer} verdict={copy.right} />;
  return (
    <>
      <ExplainedAnswer {...answer} verdict={copy.wrong} />
      <ExplainedAnswer {...right} before={copy.rightAnswer} />
    </>
  );
}

interface ExplainedAnswerProps {
  readonly label: string;
  readonly explanation: string;
  readonly before?: string;
  readonly verdict?: string;
}

function ExplainedAnswer({ label, explanation, before, verdict }: ExplainedAnswerProps) {
  return (
    <div className={styles.answer}>
      <p>
        {before} <strong>{label}</strong> {verdict && <Chip>{verdict}</Chip>}
      </p>
      <p className="soft">{explanation}</p>
    </div>
  );
}
