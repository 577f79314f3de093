import type { ReactNode } from 'react';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import type { Answers } from '#domain/quizzes/quiz-flow.ts';
import { hasAreaAtZero, quizResult } from '#domain/quizzes/quiz-result.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { Drawing } from '#ui/article/drawing.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import { AnswerReview } from './answer-review.tsx';
import { buildingAtLevel } from './building.ts';
import { LevelScale } from './level-scale.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './quiz-result.module.css';

interface QuizResultProps {
  readonly quiz: Quiz;
  readonly answers: Answers;
  readonly title: string;
  /** Whether the visitor has just answered the last question, rather than loaded the page. */
  readonly takesFocus: boolean;
  readonly actions: ReactNode;
}

/** The result: score, level, an explanation of each answer, what to read next, and a meeting about it. */
export function QuizResult({ quiz, answers, title, takesFocus, actions }: QuizResultProps) {
  const result = quizResult(quiz, answers);
  const level = quiz.levels[result.level];
  const { title: name, note } = quizPage.result.levelNames[quiz.kind][result.level];
  const heading = useFocusWhen<HTMLHeadingElement>(takesFocus);
  return (
    <>
      <PageSection tight>
        <div className={styles.result}>
          <div className={styles.text}>
            <h2 ref={heading} tabIndex={-1}>
              <span className={classNames(styles.title, 'data soft')}>{title}</span>{' '}
              <span className={styles.score}>
                {result.score} <small>{quizPage.result.outOf(result, quiz.kind)}</small>
              </span>
            </h2>
            <h3 className={styles.level}>
              {name} {note && <span className="soft">({note})</span>}
            </h3>
            <p className="lede">{level.text}</p>
            {quiz.kind === 'readiness' && hasAreaAtZero(quiz.questions, answers) && (
              <p>{quizPage.result.areaAtZero}</p>
            )}
            <LevelScale quiz={quiz} result={result} />
            <div className="button-row">{actions}</div>
          </div>
          <figure>
            <Drawing drawing={buildingAtLevel[result.level]} label={quizPage.result.drawing[result.level]} />
            <figcaption className="label">{quizPage.result.caption[quiz.kind]}</figcaption>
          </figure>
        </div>
        <AnswerReview quiz={quiz} answers={answers} />
        <NextSteps quiz={quiz} answers={answers} reading={level.next} />
      </PageSection>
      <MeetingBand title={quizPage.result.meeting}>
        {null /* Replaces the default, a link to a quiz, because this page is a quiz. */}
      </MeetingBand>
    </>
  );
}
