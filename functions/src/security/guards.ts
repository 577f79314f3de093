import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { type Answer, refuse } from '../answer.ts';
import { limitSettings } from '../settings.ts';
import { guardApp } from './app-check.ts';
import { mailboxToCount } from './mailbox.ts';
import { countCall } from './rate-limit.ts';
import { addressToCount, visitorAddress, visitorHash } from './visitor.ts';

/** What is looked at before anything else of a form's call. Gives the answer for one that is refused, or undefined. */
export async function guardCaller(request: Request): Promise<Answer | undefined> {
  return (await guardApp(request)) ?? (await guardVisitor(request));
}

/** Counts a call of a form by the visitor's IP address. Gives the answer for one call too many, or undefined. */
function guardVisitor(request: Request): Promise<Answer | undefined> {
  const address = visitorAddress({ headers: request.headers, socketAddress: request.socket.remoteAddress });
  return guard('ip', addressToCount(address), limitSettings().LIMIT_CALLS_PER_IP);
}

/**
 * Counts what is about to be sent by the email address that it names: messages and links apart. Only what has passed
 * every other check counts, so that a slip costs a visitor nothing. Gives the answer for one too many, or undefined.
 */
export function guardMailbox(kind: 'message' | 'link', email: string): Promise<Answer | undefined> {
  const { LIMIT_MESSAGES_PER_ADDRESS, LIMIT_LINKS_PER_MAILBOX } = limitSettings();
  const callsPerHour = kind === 'message' ? LIMIT_MESSAGES_PER_ADDRESS : LIMIT_LINKS_PER_MAILBOX;
  return guard(kind, mailboxToCount(email), callsPerHour);
}

/** The share of the site's budget from which the log warns. */
const WARN_AT = 0.8;

/**
 * Counts a mail that the site sends to an address which anybody may have written: so many an hour, whoever asks for
 * them. Returns the refusal of one too many, or undefined.
 */
export async function guardBudget(): Promise<Answer | undefined> {
  const { LIMIT_LINKS_PER_HOUR, VISITOR_KEY } = limitSettings();
  const key = visitorHash(VISITOR_KEY, 'links', 'of the site');
  const { seconds, calls } = await countCall({ key, callsPerHour: LIMIT_LINKS_PER_HOUR }, Date.now());
  if (seconds > 0) {
    logger.error('No more download links are sent this hour', { LIMIT_LINKS_PER_HOUR });
    return tooMany(seconds);
  }
  if (calls >= LIMIT_LINKS_PER_HOUR * WARN_AT) {
    logger.warn('Many download links are sent', { calls, LIMIT_LINKS_PER_HOUR });
  }
  return undefined;
}

async function guard(kind: string, value: string, callsPerHour: number): Promise<Answer | undefined> {
  const key = visitorHash(limitSettings().VISITOR_KEY, kind, value);
  const { seconds } = await countCall({ key, callsPerHour }, Date.now());
  if (seconds === 0) return undefined;
  logger.info('A visitor has made too many requests', { counted: kind });
  return tooMany(seconds);
}

function tooMany(seconds: number): Answer {
  return refuse(429, `Too many requests. Please try again in ${waitingTime(seconds)}.`, {
    'Retry-After': String(seconds),
  });
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
