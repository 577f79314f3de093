import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { type Answers, isPossible } from '#domain/quizzes/quiz-flow.ts';
import { answersFragment, answersInFragment } from '#domain/quizzes/quiz-link.ts';
import { track } from '#measurement/track.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { CopyLink } from '#ui/controls/copy-link.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { QuizResult } from './quiz-result.tsx';
import styles from './quiz-run.module.css';
import { useQuiz } from './use-quiz.ts';

/** A quiz from its first question to its result, or a result shared by a link. */
export function QuizRun({ quiz }: { quiz: Quiz }) {
  const container = useRef<HTMLDivElement>(null);
  const { state, dispatch, hasMoved } = useQuiz(quiz, container);
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  // The server does not get the fragment, so the first render in the browser has to ignore it as well.
  const sharedAnswers = isHydrated ? answersInFragment(hash) : undefined;

  if (sharedAnswers && isPossible(quiz.questions, { step: quiz.questions.length, answers: sharedAnswers })) {
    return (
      <QuizResult
        quiz={quiz}
        answers={sharedAnswers}
        title={quizPage.result.shared}
        takesFocus={false}
        actions={
          <LinkButton variant="cta" size="large" icon="arrow" to={quiz.path}>
            {quizPage.takeIt}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div ref={container}>
      {state.step < quiz.questions.length ? (
        <PageSection tight>
          {sharedAnswers && <p className={styles.notice}>{quizPage.brokenLink}</p>}
          <QuizQuestions quiz={quiz} state={state} dispatch={dispatch} takesFocus={hasMoved} />
        </PageSection>
      ) : (
        <QuizResult
          quiz={quiz}
          answers={state.answers}
          title={quizPage.result.own}
          takesFocus={hasMoved}
          actions={
            <>
              <BookMeetingButton variant="cta" size="large" />
              <ShareResult quiz={quiz} answers={state.answers} />
              <Button variant="tertiary" onClick={() => window.print()}>
                {quizPage.print}
              </Button>
              <Button variant="tertiary" onClick={() => dispatch({ type: 'restart' })}>
                {quizPage.restart}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

/** Copies a link whose fragment contains the result. */
function ShareResult({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  const link = new URL(quiz.path + answersFragment(answers), window.location.origin).href;
  const { copy, copied, byHand } = quizPage.share;
  return (
    <CopyLink
      link={link}
      label={copy}
      copied={copied}
      byHand={byHand}
      onShare={() => track({ event: 'quiz_result_shared', quiz_path: quiz.path })}
    />
  );
}
