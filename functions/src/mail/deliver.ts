import { setTimeout as pause } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod/mini';
import { ENDPOINT, linkSettings, mailSettings, secrets, siteSettings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import { GIVE_UP_MS, LEASE_MS, RETRIES } from './delivery-times.ts';
import { type ClaimedMail, claimMail, markFailed, markSent, release } from './outbox.ts';
import { failureCode, isRefusedForGood, sendOverSmtp } from './smtp.ts';

const taskSchema = z.object({ id: z.string().check(z.minLength(1)) });

/**
 * Mails that are sent at a time, and begun in a second: many for a company's site, few for a mail server. There is never
 * use for more instances.
 */
const AT_ONCE = 10;

const PAUSES_MS = [100, 400, 1600, 6400];

/** The queue function that delivers a contact message. A failure for now is thrown, so that Cloud Tasks comes back. */
export const deliver = deliveryQueue();

/** The same for download links. */
export const deliverLinks = deliveryQueue();

function deliveryQueue() {
  return onTaskDispatched(
    {
      ...ENDPOINT,
      maxInstances: AT_ONCE,
      retryConfig: RETRIES,
      rateLimits: { maxConcurrentDispatches: AT_ONCE, maxDispatchesPerSecond: AT_ONCE },
      timeoutSeconds: LEASE_MS / 1000,
      ...secrets('SMTP_URL', 'DOWNLOAD_LINK_KEYS'),
    },
    async ({ data }) => deliverMail(taskSchema.parse(data).id),
  );
}

/**
 * Delivers a mail unless that is done, has failed for good, or is being done. The only moment in which a crash lets a
 * mail be sent twice is the one between the server's acceptance and our note of it, which SMTP leaves open (RFC 1047);
 * the Message-ID is then the same.
 *
 * @throws Error when the mail could not be sent now, or one that names the settings that are wrong
 */
async function deliverMail(id: string): Promise<void> {
  // What is wrong with them may stand in the log, unlike the text of an error that comes while a mail is sent.
  for (const readSettings of [siteSettings, mailSettings, linkSettings]) readSettings();
  const mail = await claimMail(id, Date.now());
  if (!mail) return;
  try {
    await sendOverSmtp(await composeMail(mail));
  } catch (error) {
    await giveBack(mail, error);
    return;
  }
  // Not noting it would send it again: worth more than one try.
  await persistently(() => markSent(id));
  logger.info('A mail is sent', { id, state: 'SENT' });
}

async function giveBack({ id, createdAt }: ClaimedMail, error: unknown): Promise<void> {
  const reason = failureCode(error);
  const isTooOld = Date.now() - createdAt.getTime() > GIVE_UP_MS;
  if (isRefusedForGood(error) || isTooOld) {
    await persistently(() => markFailed(id, reason));
    logger.error('A mail has failed for good', { id, state: 'FAILED', reason });
    return;
  }
  await persistently(() => release(id, reason, Date.now()));
  logger.warn('A mail could not be sent now', { id, state: 'PENDING', reason });
  throw new Error(`Mail ${id} could not be sent now: ${reason}`);
}

/** Tries again after short pauses, about eight seconds in all. Throws the error of the last try. */
async function persistently<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await act();
    } catch {
      await pause(milliseconds);
    }
  }
  return act();
}
