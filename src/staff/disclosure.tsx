import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly heading: ReactNode;
  /** Replaces the usual class, for a heading that looks different. */
  readonly className?: string | undefined;
  /** Completes the heading for screen readers, which may read it apart from its row. */
  readonly subject?: string;
  /** Shown beside the heading. */
  readonly summary?: ReactNode;
  /** Whether it looks like a field of a form instead of a heading. */
  readonly isPlain?: boolean;
  /** The disclosure opens when this is set, and again each time that it changes to another value. */
  readonly openWhenChanged?: unknown;
  /** Rendered only while the disclosure is open, and afresh each time; a function is called while it is closed, too. */
  readonly children: ReactNode | ((isOpen: boolean) => ReactNode);
}

/** A part of the page that is folded at first. */
export function Disclosure({
  heading,
  className,
  subject,
  summary,
  isPlain,
  openWhenChanged,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (openWhenChanged !== undefined && details.current) details.current.open = true;
  }, [openWhenChanged]);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={className ?? (isPlain ? styles.plain : styles.summary)}>
        {heading}
        {subject && <span className="visually-hidden">: {subject}</span>}
        {summary}
      </summary>
      {typeof children === 'function' ? children(isOpen) : isOpen && children}
    </details>
  );
}
