import { useId } from 'react';
import type { QuizQuestion as Question } from '#domain/quizzes/quiz.ts';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import styles from './quiz-question.module.css';
import { ANSWER_FIELD } from './use-quiz.ts';

interface QuizQuestionProps {
  readonly question: Question;
  /** The index of the chosen option, if any. */
  readonly chosen: number | undefined;
  readonly onChoose: (option: number) => void;
  readonly takesFocus: boolean;
}

/** A question and its options, of which one can be chosen. */
export function QuizQuestion({
  question: { question, options },
  chosen,
  onChoose,
  takesFocus,
}: QuizQuestionProps) {
  const id = useId();
  const heading = useFocusWhen<HTMLHeadingElement>(takesFocus);
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.question}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {question}
      </h2>
      {options.map(({ label }, index) => (
        <label key={label} className={styles.option}>
          <input
            type="radio"
            name={ANSWER_FIELD}
            required
            value={index}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
