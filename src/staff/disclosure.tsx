import { type ReactNode, useState } from 'react';
import styles from '#staff/disclosure.module.css';

interface DisclosureProps {
  readonly heading: string;
  /** Without the look of a heading, among the fields of a form. */
  readonly isPlain?: boolean;
  /** Rendered while it is open, so that it is read again each time. */
  readonly children: () => ReactNode;
}

/** A part of the page that is loaded when it is opened. */
export function Disclosure({ heading, isPlain = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={isPlain ? styles.plain : styles.summary}>{heading}</summary>
      {isOpen && children()}
    </details>
  );
}
