import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { Logo, type LogoVariant } from '#site/logo.tsx';
import { Link } from '#ui/controls/link.tsx';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import styles from './brand-link.module.css';

/** The logo: links home, and on the home page scrolls to the top. */
export function BrandLink({ variant }: { variant: LogoVariant }) {
  const { pathname } = useLocation();
  const scrollToTop = (event: MouseEvent) => {
    if (pathname !== paths.home || !isPlainClick(event)) return;
    event.preventDefault();
    closeDialogs();
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  return (
    <Link className={styles.brand} to={paths.home} aria-label={`${site.name}, home`} onClick={scrollToTop}>
      <Logo variant={variant} />
    </Link>
  );
}
