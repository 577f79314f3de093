import { meeting } from '#content/home.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { BookMeetingButton } from '#ui/dialog/book-meeting-button.tsx';
import styles from './book-meeting.module.css';

const minutes = Array.from({ length: meeting.minutes }, (_, minute) => minute);

/** The booking banner: the whole of it is one button, above a ruler of its fifteen minutes. */
export function BookMeeting() {
  return (
    <section className={styles.meeting} id="bookMeeting" aria-labelledby="meeting-heading">
      <div className={classNames(styles.row, 'wrap')}>
        <h2 id="meeting-heading">{meeting.title}</h2>
        <BookMeetingButton size="large" icon="arrow" />
        <div className={styles.ruler} aria-hidden="true">
          {minutes.map((minute) => (
            <span key={minute}>{minute % 5 === 0 && <b>{minute}</b>}</span>
          ))}
          <b>{meeting.minutes} min</b>
        </div>
      </div>
    </section>
  );
}
