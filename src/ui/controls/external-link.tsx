import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link to another site. It opens in a new tab, as its accessible name says; the new tab has no access to this page. */
export function ExternalLink({ children, 'aria-label': label, ...link }: ExternalLinkProps) {
  const ariaLabel = label && { 'aria-label': `${label} (opens in a new tab)` };
  return (
    <a {...link} {...ariaLabel} target="_blank" rel="noopener noreferrer">
      {children}
      {!label && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
