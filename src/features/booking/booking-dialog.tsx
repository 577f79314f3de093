import { settings } from '#settings.ts';
import { AskFirst } from '#ui/ask-first.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { FullDialog } from '#ui/full-dialog.tsx';
import styles from './booking-dialog.module.css';

/** The booking page of the online calendar in a full-screen dialog. The frame loads only while
 * the dialog is open, and once the visitor has allowed it. */
export function BookingDialog() {
  return (
    <FullDialog name="booking" title="Book a Meeting">
      <div className={styles.body}>
        <p className={styles.note}>
          Pick a time below, or{' '}
          <ExternalLink href={settings.bookingUrl}>open the calendar in a tab of its own</ExternalLink>.
        </p>
        <AskFirst purpose="calendar" className={styles.place}>
          <iframe className={styles.frame} src={settings.bookingUrl} title="Calendar for booking a meeting" />
        </AskFirst>
      </div>
    </FullDialog>
  );
}
