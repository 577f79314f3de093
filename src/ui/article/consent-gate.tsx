import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { grant, useIsGranted } from '#consent/consent-store.ts';
import type { EmbeddedPurpose } from '#consent/purposes.ts';
import { consentGates } from '#content/consent.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import styles from './consent-gate.module.css';

const IN_PLACE: FocusOptions = { preventScroll: true };

interface ConsentGateProps {
  readonly purpose: EmbeddedPurpose;
  readonly className?: string | undefined;
  /** The look of the button that loads the content: `cta` where the visitor came for that content. */
  readonly variant?: 'secondary' | 'cta';
  /** Third-party content. Rendered, and so loaded, only while the visitor allows it. */
  readonly children: ReactNode;
}

/** Asks for consent where third-party content would be, before any of it loads. */
export function ConsentGate({ purpose, className, variant = 'secondary', children }: ConsentGateProps) {
  const isGranted = useIsGranted(purpose);
  const [wasAllowedHere, setAllowedHere] = useState(false);
  const textId = useId();
  const question = useRef<HTMLDetailsElement>(null);
  const { text, load, loading } = consentGates[purpose];

  const allow = () => {
    if (!question.current?.open) return;
    setAllowedHere(true);
    grant(purpose);
  };
  // A press before hydration has opened the `details` element, without a call of `allow`.
  useEffect(allow);

  // The pressed control is gone: the focus moves to what replaced it.
  const content = useFocusWhen<HTMLDivElement>(isGranted && wasAllowedHere, IN_PLACE);

  if (isGranted) {
    return (
      <div ref={content} tabIndex={-1} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div className={classNames(className, styles.question)}>
      <p id={textId}>{text}</p>
      <details ref={question} onToggle={allow} suppressHydrationWarning>
        <summary
          className={buttonClass({ variant, size: variant === 'cta' ? 'large' : 'small' })}
          aria-describedby={textId}
        >
          {load}
        </summary>
        <p>{loading}</p>
      </details>
    </div>
  );
}
