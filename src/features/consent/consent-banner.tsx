import { useEffect, useId, useRef } from 'react';
import { ACCEPT, BANNER_ID, REJECT } from '#consent/consent-before-app.ts';
import { choose, followStoredChoice, purposes, useConsent } from '#consent/consent-store.ts';
import { consentBanner as copy } from '#content/consent.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { opensDialog } from '#ui/dialog/dialog-controls.ts';
import styles from './consent-banner.module.css';

/**
 * Asks visitors who have not chosen yet. It takes no focus and blocks nothing: the site works without a choice. The
 * browser closes it, even before hydration; a choice made by then is already stored.
 */
export function ConsentBanner() {
  const { status } = useConsent();
  const banner = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(followStoredChoice, []);
  // Without measurement there is nothing to ask on arrival: third-party content asks in place.
  if (status === 'answered' || !purposes.includes('measurement')) return null;
  return (
    <dialog
      ref={banner}
      id={BANNER_ID}
      open
      // The browser may close it before hydration.
      suppressHydrationWarning
      className={classNames(styles.banner, 'on-paper')}
      aria-labelledby={headingId}
      onClose={() => choose(banner.current?.returnValue === ACCEPT ? purposes : [])}
    >
      <h2 id={headingId}>{copy.title}</h2>
      <p>{copy.text}</p>
      <form method="dialog" className={styles.answers}>
        <Button type="submit" value={ACCEPT} variant="secondary">
          {copy.accept}
        </Button>
        <Button type="submit" value={REJECT} variant="secondary">
          {copy.reject}
        </Button>
        <Button variant="tertiary" size="small" {...opensDialog('cookie-settings')}>
          {copy.choose}
        </Button>
      </form>
    </dialog>
  );
}
