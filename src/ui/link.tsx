import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router-dom';

const canPass = typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link to a page of this site. Where the browser can, the pages pass into one another. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition={canPass} {...props} />;
}

/** The same for menus: it knows whether its page is the one that is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink viewTransition={canPass} {...props} />;
}
