import { acts, checks, dateText } from '#content/law.ts';
import type { LawStep } from '#content/law-schema.ts';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import styles from './law-steps.module.css';

/** Steps of the law, each with its date, who has to do what, its source, and how we checked it. */
export function LawSteps({ steps }: { steps: readonly LawStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, act, date, when, who, what, source, sourceUrl = acts[act].url, checked }) => (
        <li key={id} id={id}>
          <p className={styles.when}>
            {date ? <time dateTime={date}>{dateText(date)}</time> : when}
            <span className="label">{acts[act].short}</span>
          </p>
          <p>
            <strong>{who}.</strong> {what}
          </p>
          <p className={styles.source}>
            {sourceUrl ? <ExternalLink href={sourceUrl}>{source}</ExternalLink> : source}
            <span className="label">{checks[checked].name}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
