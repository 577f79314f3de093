import { LOGO } from '#drawings/logo.ts';
import styles from './logo.module.css';

export type LogoVariant = 'white' | 'black';

/** The company's logo: white on ink, black on the fixed bar. Its link has the name. */
export function Logo({ variant }: { variant: LogoVariant }) {
  return (
    <svg
      className={styles[variant]}
      viewBox={`0 0 ${LOGO.width} ${LOGO.height}`}
      width={LOGO.width}
      height={LOGO.height}
      data-logo={variant}
      aria-hidden="true"
    >
      {LOGO.symbol.map((path) => (
        <path key={path} d={path} />
      ))}
      <path transform={`translate(${LOGO.wordmarkOrigin.join(' ')})`} d={LOGO.wordmark} />
    </svg>
  );
}
