import { quizPage } from '#content/quizzes/page.ts';
import type { KnowledgeQuestion, Quiz, ReadinessQuestion } from '#domain/quizzes/quiz.ts';
import type { Answers } from '#domain/quizzes/quiz-flow.ts';
import { Chip } from '#ui/controls/chip.tsx';
import styles from './answer-review.module.css';

const copy = quizPage.review;

/** Every question with the given answer, its points, and the explanation. */
export function AnswerReview({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  return (
    <section className={styles.review} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <ol className={styles.answers}>
        {quiz.kind === 'readiness'
          ? quiz.questions.map((question, index) => (
              <ReadinessAnswer key={question.question} question={question} chosen={answers[index] ?? 0} />
            ))
          : quiz.questions.map((question, index) => (
              <KnowledgeAnswer key={question.question} question={question} chosen={answers[index] ?? 0} />
            ))}
      </ol>
    </section>
  );
}

function ReadinessAnswer({ question, chosen }: { question: ReadinessQuestion; chosen: number }) {
  const answer = question.options[chosen];
  if (!answer) return null;
  return (
    <li>
      <h3>{question.question}</h3>
      <div className={styles.answer}>
        <p>
          <strong>{answer.label}</strong> <Chip>{copy.points(answer.points)}</Chip>
        </p>
        <p className="soft">{answer.explanation}</p>
      </div>
    </li>
  );
}

function KnowledgeAnswer({ question, chosen }: { question: KnowledgeQuestion; chosen: number }) {
  const answer = question.options[chosen];
  const right = question.options[question.correctAnswerIndex];
  if (!answer || !right) return null;
  const isRight = answer === right;
  return (
    <li>
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
    </li>
  );
}
