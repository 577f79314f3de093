import { LOGO_SIZE } from '#drawings/logo.ts';
import styles from './logo.module.css';

export type LogoVariant = 'white' | 'black';

/** The company's logo, drawn once in index.html: white on ink, black on the fixed bar. The link around it has the name. */
export function Logo({ variant }: { variant: LogoVariant }) {
  return (
    <svg {...LOGO_SIZE} className={styles[variant]} data-logo={variant} aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}
