import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { prefersReducedMotion } from '#browser/prefers-reduced-motion.ts';
import { LinkButton } from './button.tsx';

/**
 * Scrolls to a part of the page, smoothly unless reduced motion is preferred, and focuses it. The default of the click is
 * prevented, because the browser would jump to the part at once.
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

/** A link to a part of the current page. The part stops below the header, by `scroll-padding` in styles/base.css. */
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

/** A button that scrolls to a part of the current page. */
export function AnchorButton({ anchor, ...look }: AnchorButtonProps) {
  return <LinkButton {...look} to={`#${anchor}`} onClick={(event) => goToAnchor(event, anchor)} />;
}
