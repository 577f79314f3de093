import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import { LinkButton } from './button.tsx';

/**
 * Brings a part of the page into view, smoothly unless the visitor asked for less motion, and gives it the focus.
 * The router must not see this: it would jump to the part at once, in the middle of the movement.
 */
function goToAnchor(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target || !isPlainClick(event)) return;
  event.preventDefault();
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  window.history.replaceState(window.history.state, '', `#${id}`);
}

/** A link to a part of the page that is shown. The 70px offset is `scroll-padding` in styles/base.css. */
export function AnchorLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  return (
    <a href={`#${anchor}`} onClick={(event) => goToAnchor(event, anchor)}>
      {children}
    </a>
  );
}

type AnchorButtonProps = Omit<ComponentProps<typeof LinkButton>, 'to' | 'onClick'> & {
  readonly anchor: string;
};

/** The same as a button. */
export function AnchorButton({ anchor, ...look }: AnchorButtonProps) {
  return <LinkButton {...look} to={`#${anchor}`} onClick={(event) => goToAnchor(event, anchor)} />;
}
