import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link to another site. It opens a new tab, which cannot reach this one, and tells assistive technology so. */
export function ExternalLink({ children, 'aria-label': label, ...link }: ExternalLinkProps) {
  const name = label && { 'aria-label': `${label} (opens in a new tab)` };
  return (
    <a {...link} {...name} target="_blank" rel="noopener noreferrer">
      {children}
      {!label && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
