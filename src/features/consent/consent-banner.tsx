import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { ACCEPT, BANNER_ID, focusContent, REJECT } from '#consent/consent-before-app.ts';
import { choose, followStoredChoice, purposes, useConsent } from '#consent/consent-store.ts';
import { consentBanner as copy } from '#content/consent.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { opensDialog } from '#ui/dialog/dialog-controls.ts';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  /** Whether the banner is a part of the page. As an overlay it would cover the single task of some pages. */
  readonly inPage?: boolean;
}

/**
 * Asks visitors who have not chosen yet. It takes no focus and blocks nothing, because the site works without a choice.
 * If they choose before hydration, the browser closes the dialog, and `handleBannerBeforeApp` stores the choice.
 */
export function ConsentBanner({ inPage = false }: ConsentBannerProps) {
  const { status } = useConsent();
  const headingId = useId();
  useEffect(followStoredChoice, []);
  const isOpen = status !== 'decided';
  // The focus moves only if it was in the banner, so not for a visitor who chose on an earlier visit.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isOpen && hadFocus.current) focusContent();
  }, [isOpen]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // React removes the banner, so the browser must not close it as well.
    event.preventDefault();
    choose(event.submitter?.getAttribute('value') === ACCEPT ? purposes : []);
  };
  // Only measurement needs consent on arrival. For each other purpose the visitor is asked where its content is shown.
  if (!isOpen || !purposes.includes('measurement')) return null;
  return (
    <dialog
      id={BANNER_ID}
      open
      // The browser may have closed the dialog before hydration.
      suppressHydrationWarning
      className={classNames(
        styles.banner,
        inPage ? styles.inPage : styles.fixed,
        inPage ? 'on-film' : 'on-paper',
      )}
      aria-labelledby={headingId}
      onFocus={() => {
        hadFocus.current = true;
      }}
    >
      <h2 id={headingId}>{copy.title}</h2>
      <p>{copy.text}</p>
      <form method="dialog" className={styles.choices} onSubmit={submit}>
        <Button type="submit" value={ACCEPT} variant="secondary" size="small">
          {copy.accept}
        </Button>
        <Button type="submit" value={REJECT} variant="secondary" size="small">
          {copy.reject}
        </Button>
        <Button variant="tertiary" size="small" {...opensDialog('cookie-settings')}>
          {copy.choose}
        </Button>
      </form>
    </dialog>
  );
}
