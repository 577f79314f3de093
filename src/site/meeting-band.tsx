import { type ReactNode, useId } from 'react';
import { booking } from '#content/booking.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { BookMeetingButton } from './book-meeting-button.tsx';
import styles from './meeting-band.module.css';
import { MinuteRuler } from './minute-ruler.tsx';
import { ReadinessQuizLink } from './readiness-quiz-link.tsx';

interface MeetingBandProps {
  readonly id?: string;
  readonly title: string;
  /** A second link beside the button; by default the one to the readiness quiz. */
  readonly children?: ReactNode;
}

/** The meeting band, which ends the text of a page: a call to action over a ruler of fifteen minutes. */
export function MeetingBand({
  id,
  title,
  children = <ReadinessQuizLink>{booking.quiz}</ReadinessQuizLink>,
}: MeetingBandProps) {
  const headingId = useId();
  return (
    <section className={styles.meeting} id={id} aria-labelledby={headingId}>
      <div className={classNames(styles.row, 'wrap')}>
        <h2 id={headingId}>{title}</h2>
        <div className={styles.actions}>
          <BookMeetingButton size="large" icon="arrow" />
          {children}
        </div>
        <MinuteRuler />
      </div>
    </section>
  );
}
