import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, with query and fragment. */
  readonly to: string;
  /** Whether the scroll position stays, because following the link changes only content below it. */
  readonly keepsScroll?: boolean;
}

/** A link to a page of this site. It works without a script; the app follows it in place (rendering/follow-links.ts). */
export function Link({ to, keepsScroll, ...link }: LinkProps) {
  return <a href={to} data-keeps-scroll={keepsScroll} {...link} />;
}

/** A link in a menu: marks the current page, and the section that contains it. */
export function NavLink({ to, ...link }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
