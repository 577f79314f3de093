import { booking, meetingLength } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { MinuteRuler } from '#site/minute-ruler.tsx';
import { ConsentGate } from '#ui/article/consent-gate.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { ExternalLink } from '#ui/controls/external-link.tsx';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { useIsDialogOpen } from '#ui/dialog/dialog-store.ts';
import { FullDialog } from '#ui/dialog/modal.tsx';
import styles from './booking-dialog.module.css';

/** A full-screen dialog that describes the meeting beside the booking page of the online calendar. That page loads
 * only while the dialog is open, and only after the visitor has allowed it. */
export function BookingDialog() {
  const [textBefore, linkText] = booking.note;
  const isOpen = useIsDialogOpen('booking');
  return (
    <FullDialog name="booking" title={booking.title}>
      <div className={styles.body}>
        <Meeting />
        <div className={styles.calendar} data-length={meetingLength}>
          <div className={styles.panel}>
            <h3 className={styles.pick}>{booking.pick}</h3>
            <ConsentGate purpose="calendar" className={styles.gate} variant="cta">
              {isOpen && <iframe className={styles.frame} src={settings.bookingUrl} title={booking.frame} />}
            </ConsentGate>
          </div>
          <div className={styles.alternatives}>
            <p>
              {textBefore} <ExternalLink href={settings.bookingUrl}>{linkText}</ExternalLink>.
            </p>
            <p>
              {booking.write} <MailLink email={site.email} />
            </p>
          </div>
        </div>
      </div>
    </FullDialog>
  );
}

/** What the fifteen minutes are for. */
function Meeting() {
  return (
    <div className={classNames(styles.meeting, 'on-ink')}>
      <h3 className={styles.lede}>{booking.lede}</h3>
      <p>{booking.text}</p>
      <div className={styles.minutes}>
        <MinuteRuler />
        <ol className={styles.agenda}>
          {booking.agenda.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
