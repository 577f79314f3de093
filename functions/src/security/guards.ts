import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type JsonResponse, refuse } from '../json-response.ts';
import { limitSettings } from '../settings.ts';
import { guardApp } from './app-check.ts';
import type { MailboxKind } from './limit-keys.ts';
import { mailboxToCount } from './mailbox.ts';
import { countCall } from './rate-limit.ts';
import { addressToCount, visitorAddress, visitorHash } from './visitor.ts';

/** The first checks of a form's request. Returns the refusal, or undefined. */
export async function guardCaller(request: Request): Promise<JsonResponse | undefined> {
  return (await guardApp(request)) ?? (await guardVisitor(request));
}

/** Counts a form's request by IP address. Returns the refusal if the limit is exceeded, or undefined. */
function guardVisitor(request: Request): Promise<JsonResponse | undefined> {
  const address = visitorAddress({ headers: request.headers, socketAddress: request.socket.remoteAddress });
  return guard('ip', addressToCount(address), limitSettings().LIMIT_CALLS_PER_IP);
}

/**
 * Counts messages and links separately by the email address in the request. Only requests that have passed every other
 * check count, so that a mistake costs a visitor nothing. Returns the refusal if the limit is exceeded, or undefined.
 */
export function guardMailbox(kind: MailboxKind, email: string): Promise<JsonResponse | undefined> {
  const { LIMIT_MESSAGES_PER_ADDRESS, LIMIT_LINKS_PER_MAILBOX } = limitSettings();
  const callsPerHour = kind === 'message' ? LIMIT_MESSAGES_PER_ADDRESS : LIMIT_LINKS_PER_MAILBOX;
  return guard(kind, mailboxToCount(email), callsPerHour);
}

/**
 * Counts mails to addresses that anyone may have entered, with one hourly limit for the whole site, and a lower one for
 * requests without a proof of work. Returns the refusal if a limit is exceeded, or undefined.
 */
export async function guardBudget(isProven: boolean): Promise<JsonResponse | undefined> {
  return (
    (isProven ? undefined : await guardSite('LIMIT_LINKS_WITHOUT_PROOF')) ??
    (await guardSite('LIMIT_LINKS_PER_HOUR'))
  );
}

async function guardSite(
  name: 'LIMIT_LINKS_PER_HOUR' | 'LIMIT_LINKS_WITHOUT_PROOF',
): Promise<JsonResponse | undefined> {
  const { [name]: callsPerHour } = limitSettings();
  const seconds = await count(name, 'of the site', callsPerHour);
  if (seconds === 0) return undefined;
  logger.error('The hourly limit of download links is reached', { [name]: callsPerHour });
  return tooMany(seconds);
}

async function guard(kind: string, value: string, callsPerHour: number): Promise<JsonResponse | undefined> {
  const seconds = await count(kind, value, callsPerHour);
  if (seconds === 0) return undefined;
  logger.info('A visitor has made too many requests', { counted: kind });
  return tooMany(seconds);
}

/** Counts a call by a hash, so that stored counts identify no one. */
function count(kind: string, value: string, callsPerHour: number): ReturnType<typeof countCall> {
  const key = visitorHash(limitSettings().VISITOR_KEY, kind, value);
  return countCall({ key, callsPerHour }, Date.now());
}

function tooMany(seconds: number): JsonResponse {
  return refuse(429, `Too many requests. Please try again in ${waitingTime(seconds)}.`, {
    'Retry-After': String(seconds),
  });
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
