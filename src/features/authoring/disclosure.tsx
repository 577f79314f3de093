import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly heading: string;
  /** Rendered while it is open, so that it is read again each time. */
  readonly children: () => ReactNode;
}

/** A part of the page that is loaded when it is opened. */
export function Disclosure({ heading, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{heading}</summary>
      {isOpen && children()}
    </details>
  );
}
