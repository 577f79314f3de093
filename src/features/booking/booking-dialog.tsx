import { booking } from '#content/booking.ts';
import { settings } from '#settings.ts';
import { AskFirst } from '#ui/article/ask-first.tsx';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { useIsDialogOpen } from '#ui/dialog/dialog-store.ts';
import { FullDialog } from '#ui/dialog/full-dialog.tsx';
import styles from './booking-dialog.module.css';

/**
 * The booking page of the online calendar in a full-screen dialog. Its frame loads only while the dialog is open and
 * the visitor has allowed it.
 */
export function BookingDialog() {
  const [before, link] = booking.note;
  const isOpen = useIsDialogOpen('booking');
  return (
    <FullDialog name="booking" title={booking.title}>
      <div className={styles.body}>
        <p className={styles.note}>
          {before} <ExternalLink href={settings.bookingUrl}>{link}</ExternalLink>.
        </p>
        <AskFirst purpose="calendar" className={styles.place}>
          {isOpen && <iframe className={styles.frame} src={settings.bookingUrl} title={booking.frame} />}
        </AskFirst>
      </div>
    </FullDialog>
  );
}
