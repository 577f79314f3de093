import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly heading: ReactNode;
  /** The class of a heading with a look of its own. */
  readonly look?: string | undefined;
  /** Completes the heading for screen readers, which may read it apart from its row. */
  readonly of?: string;
  /** Shown beside the heading. */
  readonly summary?: ReactNode;
  /** Whether it looks like a field of a form instead of a heading. */
  readonly isPlain?: boolean;
  /** The disclosure opens when this is set, and again each time that it changes to another value. */
  readonly opens?: unknown;
  /** Rendered again each time that it opens; a function is rendered while it is closed, too. */
  readonly children: ReactNode | ((isOpen: boolean) => ReactNode);
}

/** A part of the page that is folded at first. */
export function Disclosure({ heading, look, of, summary, isPlain, opens, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opens !== undefined && details.current) details.current.open = true;
  }, [opens]);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={look ?? (isPlain ? styles.plain : styles.summary)}>
        {heading}
        {of && <span className="visually-hidden">: {of}</span>}
        {summary}
      </summary>
      {typeof children === 'function' ? children(isOpen) : isOpen && children}
    </details>
  );
}
