import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from './button.tsx';

/** Brings an element of the page into view, smoothly unless the visitor asked for less motion, and gives it the focus. */
export function goToAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A link to a part of the page that is shown. The 70px offset is `scroll-padding` in styles/base.css. */
export function AnchorLink({
  anchor,
  className,
  children,
}: {
  anchor: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link to={`#${anchor}`} preventScrollReset className={className} onClick={() => goToAnchor(anchor)}>
      {children}
    </Link>
  );
}

type AnchorButtonProps = Omit<ComponentProps<typeof LinkButton>, 'to' | 'onClick'> & {
  readonly anchor: string;
};

/** The same as a button. */
export function AnchorButton({ anchor, ...look }: AnchorButtonProps) {
  return <LinkButton {...look} to={`#${anchor}`} keepScroll onClick={() => goToAnchor(anchor)} />;
}
