import { Fragment, type ReactNode } from 'react';
import { headlines } from '#content/headlines.ts';
import type { HeadlineVariant } from '#domain/headline.ts';
import styles from './headline.module.css';

/** Both variants of the headline, stacked; `features/headline` decides which one is shown. */
export function Headline() {
  return both((variant) =>
    headlines[variant].lines.map((line) => (
      <Fragment key={line}>
        <span className={styles.line}>{line}</span>{' '}
      </Fragment>
    )),
  );
}

/** Both variants of the label of the headline's button. */
export function HeadlineButton() {
  return both((variant) => headlines[variant].button);
}

function both(wordsOf: (variant: HeadlineVariant) => ReactNode) {
  return (
    <span className={styles.variants}>
      <span data-variant="A">{wordsOf('A')}</span>
      <span data-variant="B">{wordsOf('B')}</span>
    </span>
  );
}
