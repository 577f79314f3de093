import { MESSAGE_MAX_LENGTH } from '#domain/contact/contact-message.ts';

/** From here on the visitor hears how much room is left. */
const NEAR = 50;
/** A notice for each character would never stop talking. */
const STEP = 10;

/** What a screen reader says about a message of so many characters; nothing while there is room enough. */
export function lengthNotice(length: number): string {
  const left = MESSAGE_MAX_LENGTH - length;
  if (left < 0) return `The message is longer than ${MESSAGE_MAX_LENGTH} characters`;
  if (left > NEAR) return '';
  if (left === 0) return 'No characters left';
  return `At most ${Math.ceil(left / STEP) * STEP} characters left`;
}
