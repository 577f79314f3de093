import { Fragment } from 'react';
import { headlines } from '#content/headlines.ts';
import { hero } from '#content/home.ts';
import type { HeadlineVariant } from '#domain/headline.ts';
import { Icon } from '#ui/controls/icon.tsx';
import styles from './headline.module.css';

const VARIANTS: readonly HeadlineVariant[] = ['A', 'B'];

/** Both variants of the headline, one on top of the other; `features/headline` decides which one is visible. */
export function Headline() {
  return (
    <span className={styles.variants}>
      {VARIANTS.map((variant) => (
        <span key={variant} data-variant={variant} data-audience={hero.audience}>
          {headlines[variant].lines.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>{line}</span>{' '}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}

/** Both variants of the label of the headline's button, each with its arrow. The button is as wide as the visible one. */
export function HeadlineButtonText() {
  return VARIANTS.map((variant) => (
    <span key={variant} className={styles.label} data-variant={variant}>
      {headlines[variant].button}
      <Icon name="down" />
    </span>
  ));
}
