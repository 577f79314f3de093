import { useEffect, useId, useRef, useState } from 'react';
import { quizPage } from '#content/quizzes/page.ts';
import type { Quiz } from '#content/quizzes/quiz.ts';
import type { Answers } from '#domain/quiz-flow.ts';
import { answersFragment } from '#domain/quiz-link.ts';
import { Button } from '#ui/button.tsx';
import styles from './share-result.module.css';

/** Copies a link whose fragment holds the result. Where the browser forbids it, the link is shown to be copied by hand. */
export function ShareResult({ quiz, answers }: { quiz: Quiz; answers: Answers }) {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');
  const link = new URL(quiz.path + answersFragment(answers), window.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('denied'),
    );
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {quizPage.share.copy}
      </Button>
      <div role="status" className={styles.status}>
        {state === 'copied' && <p className="soft">{quizPage.share.copied}</p>}
        {state === 'denied' && <LinkToCopy link={link} />}
      </div>
    </>
  );
}

function LinkToCopy({ link }: { link: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <>
      <label htmlFor={id} className="soft">
        {quizPage.share.byHand}
      </label>
      <input id={id} ref={input} readOnly value={link} />
    </>
  );
}
