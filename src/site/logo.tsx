import { LOGO_SIZE } from '#drawings/logo.ts';
import styles from './logo.module.css';

export type LogoVariant = 'white' | 'black';

/** The company's logo, which index.html has once: white on ink, black on the fixed bar. Its link has the name. */
export function Logo({ variant }: { variant: LogoVariant }) {
  return (
    <svg {...LOGO_SIZE} className={styles[variant]} data-logo={variant} aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}
