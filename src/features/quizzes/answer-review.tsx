import { quizPage } from '#content/quizzes/page.ts';
import type { KnowledgeQuestion, Quiz, ReadinessQuestion } from '#domain/quizzes/quiz.ts';
import type { Answers } from '#domain/quizzes/quiz-flow.ts';
import { gapsOf } from '#domain/quizzes/quiz-result.ts';
import { Chip } from '#ui/controls/chip.tsx';
import styles from './answer-review.module.css';

const copy = quizPage.review;

/** As many as a team closes in a quarter. */
const GAPS_ON_PAPER = 3;

/**
 * Every question with the given answer, its points, and the explanation. On paper it is a sheet of work: the widest gaps,
 * each with a place for its owner.
 */
export function AnswerReview({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  const gaps = gapsOf(quiz, answers).slice(0, GAPS_ON_PAPER);
  return (
    <section className={styles.review} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      {gaps.length > 0 && <p className={styles.paper}>{copy.sheet}</p>}
      <ol className={styles.answers}>
        {quiz.kind === 'readiness'
          ? quiz.questions.map((question, index) => (
              <li key={question.question} data-gap={gaps.includes(index) || undefined}>
                <ReadinessAnswer question={question} chosen={answers[index] ?? 0} />
                <Owner />
              </li>
            ))
          : quiz.questions.map((question, index) => (
              <li key={question.question} data-gap={gaps.includes(index) || undefined}>
                <KnowledgeAnswer question={question} chosen={answers[index] ?? 0} />
                <Owner />
              </li>
            ))}
      </ol>
    </section>
  );
}

/** Filled in by hand. */
function Owner() {
  return <p className={styles.paper}>{copy.owner}</p>;
}

function ReadinessAnswer({ question, chosen }: { question: ReadinessQuestion; chosen: number }) {
  const answer = question.options[chosen];
  if (!answer) return null;
  return (
    <>
      <h3>{question.question}</h3>
      <div className={styles.answer}>
        <p>
          <strong>{answer.label}</strong> <Chip>{copy.points(answer.points)}</Chip>
        </p>
        <p className="soft">{answer.explanation}</p>
      </div>
    </>
  );
}

function KnowledgeAnswer({ question, chosen }: { question: KnowledgeQuestion; chosen: number }) {
  const answer = question.options[chosen];
  const right = question.options[question.correctAnswerIndex];
  if (!answer || !right) return null;
  const isRight = answer === right;
  return (
    <>
      <h3>{question.question}</h3>
      <div className={styles.answer}>
        <p>
          <strong>{answer.label}</strong> <Chip>{isRight ? copy.right : copy.wrong}</Chip>
        </p>
        <p className="soft">{answer.explanation}</p>
      </div>
      {!isRight && (
        <div className={styles.answer}>
          <p>
            {copy.rightAnswer} <strong>{right.label}</strong>
          </p>
          <p className="soft">{right.explanation}</p>
        </div>
      )}
    </>
  );
}
