import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly heading: string;
  /** Beside the heading. */
  readonly summary?: ReactNode;
  /** Without the look of a heading, among the fields of a form. */
  readonly isPlain?: boolean;
  /** While it is not undefined, it opens, and does so again for each other value. */
  readonly opens?: unknown;
  /** Renders the part; what is rendered only while it is open is read again each time. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** A part of the page that is folded at first. */
export function Disclosure({ heading, summary, isPlain = false, opens, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opens !== undefined && details.current) details.current.open = true;
  }, [opens]);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={isPlain ? styles.plain : styles.summary}>
        {heading}
        {summary}
      </summary>
      {children(isOpen)}
    </details>
  );
}
