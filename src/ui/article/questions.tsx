import type { Section } from '#domain/html/sections.ts';
import { Prose } from './prose.tsx';
import styles from './questions.module.css';

/** Questions, each with its answer below it. */
export function Questions({ questions }: { questions: readonly Section[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, title, html }) => (
        <div key={id}>
          <h3 id={id}>{title}</h3>
          <Prose html={html} isShort />
        </div>
      ))}
    </div>
  );
}
