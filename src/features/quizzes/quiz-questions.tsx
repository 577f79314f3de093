import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { percentAnswered, type QuizAction, type QuizState } from '#domain/quizzes/quiz-flow.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { building } from './building.ts';
import { QuizProgress } from './quiz-progress.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import styles from './quiz-questions.module.css';

interface QuizQuestionsProps {
  readonly quiz: Quiz;
  readonly state: QuizState;
  readonly dispatch: (action: QuizAction) => void;
  readonly takesFocus: boolean;
}

/** One question at a time, with the share answered and a building that grows with the answers. */
export function QuizQuestions({ quiz, state, dispatch, takesFocus }: QuizQuestionsProps) {
  const { questions, path } = quiz;
  const isHydrated = useIsHydrated();
  const { step, answers } = state;
  const question = questions[step];
  const isLast = step === questions.length - 1;
  const isAnswered = answers[step] !== undefined;
  if (!question) return null;
  return (
    <div className={styles.row}>
      <form
        className={styles.quiz}
        method="get"
        action={path}
        // Otherwise a browser might restore, after a reload, the choice made at another question.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'next' });
        }}
      >
        <QuizProgress
          step={step}
          total={questions.length}
          answered={answers.length}
          percent={percentAnswered(questions, answers)}
        />
        <QuizQuestion
          key={step}
          question={question}
          chosen={answers[step]}
          onChoose={(option) => dispatch({ type: 'choose', option })}
          takesFocus={takesFocus}
        />
        <div className="button-row">
          {/* Always rendered: otherwise "Next" would move, and a second click would go back. */}
          <Button variant="secondary" disabled={step === 0} onClick={() => dispatch({ type: 'back' })}>
            {quizPage.back}
          </Button>
          {/* Without the app the browser itself requires an answer, and the next page continues from it. */}
          <Button type="submit" {...(!isLast && { icon: 'arrow' })} disabled={isHydrated && !isAnswered}>
            {isLast ? quizPage.finish : quizPage.next}
          </Button>
          {!isAnswered && <span className={classNames(styles.hint, 'data soft')}>{quizPage.choose}</span>}
        </div>
      </form>
      <figure>
        <figcaption className="label">{quizPage.caption[quiz.kind]}</figcaption>
        <Drawing drawing={building[answers.length] ?? building[0]} />
      </figure>
    </div>
  );
}
