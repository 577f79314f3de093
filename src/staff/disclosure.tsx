import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly heading: string;
  /** What the heading is of, for those who hear it without its row. */
  readonly of?: string;
  /** Beside the heading. */
  readonly summary?: ReactNode;
  /** Without the look of a heading, among the fields of a form. */
  readonly isPlain?: boolean;
  /** While it is not undefined, it opens, and does so again for each other value. */
  readonly opens?: unknown;
  /** What is rendered, and read again, each time that it opens; a function renders what is there while it is folded too. */
  readonly children: ReactNode | ((isOpen: boolean) => ReactNode);
}

/** A part of the page that is folded at first. */
export function Disclosure({ heading, of, summary, isPlain = false, opens, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opens !== undefined && details.current) details.current.open = true;
  }, [opens]);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={isPlain ? styles.plain : styles.summary}>
        {heading}
        {of && <span className="visually-hidden">: {of}</span>}
        {summary}
      </summary>
      {typeof children === 'function' ? children(isOpen) : isOpen && children}
    </details>
  );
}
