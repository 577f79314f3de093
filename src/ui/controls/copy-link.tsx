import { type MouseEvent, useId, useRef, useState } from 'react';
import { buttonClass } from './button.tsx';
import styles from './copy-link.module.css';

interface CopyLinkProps {
  readonly link: string;
  readonly label: string;
  /** Announced after copying. */
  readonly copied: string;
  /** The label of the link for copying by hand: without the app, or where the browser denies copying. */
  readonly byHand: string;
  readonly onShare?: () => void;
}

/** Copies a link. It belongs in a row of buttons, and shows its status on a line of its own below them. */
export function CopyLink({ link, label, copied, byHand, onShare }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const showLink = () => {
    setCopied(false);
    if (details.current) details.current.open = true;
    input.current?.select();
  };
  const copy = (event: MouseEvent) => {
    event.preventDefault();
    onShare?.();
    navigator.clipboard.writeText(link).then(() => setCopied(true), showLink);
  };
  return (
    <>
      {/* The visitor may open it before hydration. */}
      <details ref={details} className={styles.copy} suppressHydrationWarning>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; Enter and the space key click it */}
        <summary className={buttonClass({ variant: 'secondary' })} onClick={copy}>
          {label}
        </summary>
        <label htmlFor={id} className="soft">
          {byHand}
        </label>
        <input id={id} ref={input} readOnly value={link} />
      </details>
      <div role="status" className={styles.status}>
        {isCopied && <p className="soft">{copied}</p>}
      </div>
    </>
  );
}
