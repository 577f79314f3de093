import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router-dom';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** Whether pages pass into one another: where the browser can and motion is welcome. */
export const usesViewTransitions =
  typeof document !== 'undefined' && 'startViewTransition' in document && !prefersReducedMotion();

/** A link to a page of this site. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition={usesViewTransitions} {...props} />;
}

/** The same for menus: it knows whether its page is the one that is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink viewTransition={usesViewTransitions} {...props} />;
}
