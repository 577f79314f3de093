import { MESSAGE_MAX_LENGTH } from '#domain/contact/contact-message.ts';

/** From this many characters left, the remaining number is announced. */
const ANNOUNCED_FROM = 50;
/** The notice changes only every ten characters, so that a screen reader does not speak at every key. */
const STEP = 10;

/** What a screen reader announces about a message of this length; empty while there is enough room. */
export function lengthNotice(length: number): string {
  const left = MESSAGE_MAX_LENGTH - length;
  if (left < 0) return `The message is longer than ${MESSAGE_MAX_LENGTH} characters`;
  if (left > ANNOUNCED_FROM) return '';
  if (left === 0) return 'No characters left';
  return `At most ${Math.ceil(left / STEP) * STEP} characters left`;
}
