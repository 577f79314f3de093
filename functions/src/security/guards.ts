import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { site } from '#content/site.ts';
import { PROOF_HEADER, WORK_BITS } from '#domain/proof-of-work.ts';
import { type JsonResponse, refuse } from '../json-response.ts';
import { setting } from '../settings.ts';
import { withTimeout } from '../with-timeout.ts';
import { guardApp } from './app-check.ts';
import { canonicalMailbox, type MailboxKind } from './mailbox.ts';
import { Quota } from './quota.ts';
import { countCall } from './rate-limit.ts';
import { HOUR_MS, secondsToWait } from './sliding-window.ts';
import { networksOf, networksOfHop, originOf, visitorHash } from './visitor.ts';

/** The proof of work of a request, and the bits that it proves (src/domain/proof-of-work.ts); 0 without a valid one. */
export interface Work {
  readonly bits: number;
  readonly proof: string | undefined;
}

/**
 * The first checks of a form's request, before its body is read: App Check, and how often its visitor has called. Callers
 * above the limit, and those who share a network with them, are not refused but need a proof of work. Returns App Check's
 * refusal, or the bits of work required.
 */
export async function guardCaller(request: Request): Promise<JsonResponse | number> {
  const refusal = await guardApp(request);
  if (refusal) return refusal;
  const { visitor, hop } = originOf({
    headers: request.headers,
    socketAddress: request.socket.remoteAddress,
  });
  const limit = setting('LIMIT_CALLS_PER_IP');
  callsOfMinute ??= new Quota({ perVisitor: 2 * limit, total: Number.POSITIVE_INFINITY });
  // Calls beyond this quota are not counted in Firestore, which would cost too much during a flood.
  if (!callsOfMinute.take()) return WORK_BITS.maximum;
  const bitsByNetwork = networksOf(visitor).map(async ({ name, allowance }) => {
    const freeCalls = limit * allowance;
    const calls = await count('ip', name, ({ length }) => length < 2 * freeCalls);
    return workBitsAfter(calls.length, freeCalls);
  });
  const bitsOfVisitor = Math.max(...(await Promise.all(bitsByNetwork)));
  // Callers who owe work are not counted here. Otherwise one visitor would cause work for all others behind the same hop.
  callsOfHops ??= new Quota({ perVisitor: 10 * limit, total: Number.POSITIVE_INFINITY, periodMs: HOUR_MS });
  return bitsOfVisitor === 0 && !callsOfHops.take(networksOfHop(hop)) ? WORK_BITS.raised : bitsOfVisitor;
}

/** The calls of a minute in this instance. */
let callsOfMinute: Quota | undefined;

/**
 * The calls of an hour by the network of the last hop, in this instance only: a shared document would be written too often. All
 * visitors may share a hop of Hosting, and ten of them must not use up the calls that need no work.
 */
let callsOfHops: Quota | undefined;

/** Returns the bits of work required for the next call, by the number of calls in the last hour. */
function workBitsAfter(calls: number, freeCalls: number): number {
  if (calls < freeCalls) return 0;
  return calls < 2 * freeCalls ? WORK_BITS.raised : WORK_BITS.maximum;
}

/**
 * Counts messages and links separately by the email address in the request, or only checks the limit if not `isCounted`. Requests
 * count once they have passed every other check, so that a mistake costs a visitor nothing. Returns the refusal, or undefined.
 */
export async function guardMailbox(
  kind: MailboxKind,
  email: string,
  { isCounted }: { readonly isCounted: boolean } = { isCounted: true },
): Promise<JsonResponse | undefined> {
  const limit = setting(kind === 'message' ? 'LIMIT_MESSAGES_PER_ADDRESS' : 'LIMIT_LINKS_PER_MAILBOX');
  const calls = await count(kind, canonicalMailbox(email), ({ length }) => isCounted && length < limit);
  const seconds = secondsToWait(calls, limit, Date.now());
  if (seconds === 0) return undefined;
  logger.info('A mailbox has had too many requests', { counted: kind });
  return tooMany(seconds);
}

function tooMany(seconds: number): JsonResponse {
  return refuse(429, `Too many requests. Please try again in ${waitingTime(seconds)}.`, {
    'Retry-After': String(seconds),
  });
}

/**
 * Counts the links that the whole site mails, to addresses that anyone may have entered. Beyond half of the hourly limit a link
 * requires more work, beyond the limit the most; a few require none. Each proof counts once. Returns a refusal, or undefined.
 */
async function guardSiteLimit({ bits, proof }: Work): Promise<JsonResponse | undefined> {
  const [limit, unprovenLimit] = [setting('LIMIT_LINKS_PER_HOUR'), setting('LIMIT_LINKS_WITHOUT_PROOF')];
  const isUnusedProof =
    bits > 0 && (await count('proof', String(proof), ({ length }) => length === 0)).length === 0;
  const isWorkWaived =
    bits === 0 &&
    (await count('unproven', 'of the site', ({ length }) => length < unprovenLimit)).length < unprovenLimit;
  const provenBits = isUnusedProof ? bits : 0;
  const creditedBits = isWorkWaived ? WORK_BITS.usual : provenBits;
  const workFor = ({ length }: readonly number[]) => workBitsAfter(length, limit / 2) || WORK_BITS.usual;
  const sent = await count('links', 'of the site', (calls) => workFor(calls) <= creditedBits);
  if (sent.length >= limit) logger.error('The hourly limit of download links is reached', { limit });
  return workFor(sent) <= creditedBits ? undefined : requireWork(workFor(sent));
}

/**
 * Counts a link by mailbox and for the site; returns the first refusal. The limit of the mailbox is checked first, so that
 * requests beyond it do not use up the site's limit. The link is counted by mailbox last, so that requests without work do not
 * lock out its owner.
 */
export async function guardLinkMail(email: string, work: Work): Promise<JsonResponse | undefined> {
  return (
    (await guardMailbox('link', email, { isCounted: false })) ??
    (await guardSiteLimit(work)) ??
    (await guardMailbox('link', email))
  );
}

/** How long a download waits for its count. */
const COUNT_TIMEOUT_MS = 3000;

/** The maximum number of downloads by one link within an hour; a request for a range counts too. */
const DOWNLOADS_PER_LINK = 20;

/** Limits the requests by a link to this instance, HEAD included: each request looks up the file and the link's count. */
const requestsByLink = new Quota({ perVisitor: 120, total: Number.POSITIVE_INFINITY });

/** Returns the refusal of a link by which this instance is called too often, or undefined. */
export function guardLink(token: string): JsonResponse | undefined {
  return requestsByLink.take([{ name: token, allowance: 1 }]) ? undefined : tooMany(60);
}

/**
 * Counts downloads by a link, so that a link that is passed on does not send its file without limit. Returns the refusal if
 * the limit is exceeded. Otherwise, and when the count is unavailable or too slow, returns undefined.
 *
 * @param token a valid token, of which only a hash is stored
 */
export async function guardDownload(
  token: string,
  { isCounted }: { readonly isCounted: boolean },
): Promise<JsonResponse | undefined> {
  const key = createHash('sha256').update(token).digest('base64url');
  const mayCount = ({ length }: readonly number[]) => isCounted && length < DOWNLOADS_PER_LINK;
  const counting = withTimeout(countCall(key, mayCount, Date.now()), COUNT_TIMEOUT_MS);
  const calls = await counting.catch((error: unknown) => {
    logger.warn('A download could not be counted', { reason: String(error) });
    return [];
  });
  const seconds = secondsToWait(calls, DOWNLOADS_PER_LINK, Date.now());
  return seconds === 0 ? undefined : tooMany(seconds);
}

/** Counts a call by a hash, so that stored counts identify no one. */
function count(kind: string, value: string, mayCount: (calls: readonly number[]) => boolean) {
  return countCall(visitorHash(setting('VISITOR_KEY'), kind, value), mayCount, Date.now());
}

/** Returns the refusal of a request without this many bits of proof of work. The app does the work and sends the request again. */
export function requireWork(bits: number): JsonResponse {
  const message = `More requests than usual are coming in. Please use the form on our page, with JavaScript on, or write to ${site.email}.`;
  return refuse(429, message, { [PROOF_HEADER]: String(bits) });
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
