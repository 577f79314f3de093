import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-link.module.css';

interface CopyLinkProps {
  readonly link: string;
  readonly label: string;
  /** Said when it was copied. */
  readonly copied: string;
  /** Where the browser forbids it, the label of the link that is shown to be copied by hand. */
  readonly byHand: string;
}

/** Copies a link. It stands in a row of buttons, and what it has to say on a line of its own below them. */
export function CopyLink({ link, label, copied, byHand }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('denied'),
    );
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {label}
      </Button>
      <div role="status" className={styles.status}>
        {state === 'copied' && <p className="soft">{copied}</p>}
        {state === 'denied' && <LinkToCopy link={link} label={byHand} />}
      </div>
    </>
  );
}

function LinkToCopy({ link, label }: { link: string; label: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <>
      <label htmlFor={id} className="soft">
        {label}
      </label>
      <input id={id} ref={input} readOnly value={link} />
    </>
  );
}
