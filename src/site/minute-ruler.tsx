import { MEETING_MINUTES } from '#content/booking.ts';
import styles from './minute-ruler.module.css';

const minutes = Array.from({ length: MEETING_MINUTES }, (_, minute) => minute);

/** A ruler of the minutes of a meeting, one tick per quarter minute. Decorative: the text beside it states the length. */
export function MinuteRuler() {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {minutes.map((minute) => (
        <span key={minute}>{minute % 5 === 0 && <b>{minute}</b>}</span>
      ))}
      <b>{MEETING_MINUTES}</b>
    </div>
  );
}
