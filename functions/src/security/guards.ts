import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { type Answer, refuse } from '../answer.ts';
import { limitSettings } from '../settings.ts';
import { guardApp } from './app-check.ts';
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
 * Counts what is about to be sent by the e-mail address that it names: messages and links apart. Only what has passed
 * every other check counts, so that a slip costs a visitor nothing. Gives the answer for one too many, or undefined.
 */
export function guardMailbox(kind: 'message' | 'link', email: string): Promise<Answer | undefined> {
  const { LIMIT_MESSAGES_PER_ADDRESS, LIMIT_LINKS_PER_MAILBOX } = limitSettings();
  const callsPerHour = kind === 'message' ? LIMIT_MESSAGES_PER_ADDRESS : LIMIT_LINKS_PER_MAILBOX;
  return guard(kind, email.toLowerCase(), callsPerHour);
}

async function guard(kind: string, value: string, callsPerHour: number): Promise<Answer | undefined> {
  const key = visitorHash(limitSettings().VISITOR_KEY, kind, value);
  const seconds = await countCall({ key, callsPerHour }, Date.now());
  if (seconds === 0) return undefined;
  logger.info('Somebody has called too often', { counted: kind });
  return refuse(429, `Too many requests. Please try again in ${waitingTime(seconds)}.`, {
    'Retry-After': String(seconds),
  });
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
