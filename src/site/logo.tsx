import { LOGO_SIZE } from '#drawings/logo.ts';
import styles from './logo.module.css';

export type LogoVariant = 'white' | 'black';

/** The company's logo, drawn once in index.html: `black` is light in the dark scheme. The link around it has the name. */
export function Logo({ variant }: { variant: LogoVariant }) {
  const fill = variant === 'white' ? styles.onInk : styles.onPage;
  return (
    <svg {...LOGO_SIZE} className={fill} data-logo={variant} aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}
