import { settings } from '#settings.ts';
import { FullDialog } from '#ui/full-dialog.tsx';
import styles from './booking-dialog.module.css';

/** The booking page of the online calendar in a full-screen dialog. The frame loads only while the dialog is open. */
export function BookingDialog() {
  return (
    <FullDialog name="booking" title="Book a Meeting">
      <iframe className={styles.frame} src={settings.bookingUrl} title="Calendar for booking a meeting" />
    </FullDialog>
  );
}
