import { useEffect, useId } from 'react';
import { choose, purposes, startConsent, useConsent } from '#consent/consent-store.ts';
import { consentBanner as copy } from '#content/consent.ts';
import { afterFirstPaint } from '#ui/after-first-paint.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { openDialog } from '#ui/dialog-store.ts';
import styles from './consent-banner.module.css';

/** Asks a visitor who has not chosen yet. It takes no focus and blocks nothing: the site can be used without an answer. */
export function ConsentBanner() {
  const { status } = useConsent();
  const headingId = useId();
  useEffect(() => {
    afterFirstPaint()
      .then(startConsent)
      .catch((error: unknown) => console.error('The choice of cookies could not be read', error));
  }, []);
  // Without measurement there is nothing to ask on arrival: the rest asks where it stands.
  if (status !== 'unasked' || !purposes.includes('measurement')) return null;
  return (
    <section className={classNames(styles.banner, 'on-paper')} aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.title}</h2>
      <p>{copy.text}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => choose(purposes)}>
          {copy.accept}
        </Button>
        <Button variant="secondary" onClick={() => choose([])}>
          {copy.reject}
        </Button>
        <Button
          variant="tertiary"
          size="small"
          aria-haspopup="dialog"
          onClick={() => openDialog('cookie-settings')}
        >
          {copy.choose}
        </Button>
      </div>
    </section>
  );
}
