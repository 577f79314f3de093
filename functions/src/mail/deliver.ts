import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod/mini';
import { firestore } from '../firestore.ts';
import { personOf } from '../leads/new-lead.ts';
import { isKnown } from '../leads/person-data.ts';
import { calledBy, secrets, setting, TASK } from '../settings.ts';
import { withRetries } from '../with-retries.ts';
import { composeMail } from './compose-mail.ts';
import { GIVE_UP_AFTER_MS, LEASE_MS, RETRIES } from './delivery-times.ts';
import { type ClaimedMail, claimMail, discardMail, endMail, releaseMail } from './outbox.ts';
import { failureCode, isPermanentFailure, sendOverSmtp } from './smtp.ts';

const taskSchema = z.object({ id: z.string().check(z.minLength(1)) });

/** The settings that every mail needs. */
const SETTINGS = ['SITE_URL', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_MAILBOX', 'DOWNLOAD_LINK_KEYS'] as const;

/** How many mails a queue sends concurrently, and starts per second: plenty for a company's site, few for a mail server. */
const AT_ONCE = 10;

/** The queue function that delivers contact messages. It throws on temporary failures, so that Cloud Tasks retries. */
export const deliver = deliveryQueue();

/** The queue function that delivers links: to PDFs, and to the data stored about a person. */
export const deliverLinks = deliveryQueue();

function deliveryQueue() {
  return onTaskDispatched(
    {
      ...TASK,
      ...calledBy('visitors', 'tasks'),
      retryConfig: RETRIES,
      rateLimits: { maxConcurrentDispatches: AT_ONCE, maxDispatchesPerSecond: AT_ONCE },
      timeoutSeconds: LEASE_MS / 1000,
      ...secrets('SMTP_URL', 'DOWNLOAD_LINK_KEYS'),
    },
    async ({ data }) => deliverMail(taskSchema.parse(data).id),
  );
}

/**
 * Delivers a mail unless it was sent, has permanently failed, or is being sent. Only a crash between the server's acceptance
 * and our recording of it can cause a mail to be sent twice, with the same Message-ID (RFC 1047).
 *
 * @throws Error if the mail needs another attempt; if a setting is invalid, the error names it
 */
async function deliverMail(id: string): Promise<void> {
  // Outside the `try`, so that an invalid setting is logged. Errors of sending are not: they may contain an email address.
  for (const name of SETTINGS) setting(name);
  const mail = await claimMail(id, Date.now());
  if (!mail) return;
  if (mail.content.kind === 'my-data' && !(await isKnown(firestore(), personOf(mail.content.email)))) {
    await discardMail(id);
    return logger.info('A link was requested, but no data is stored', { id });
  }
  try {
    await sendOverSmtp(await composeMail(mail));
  } catch (error) {
    return releaseOrFail(mail, error);
  }
  // Retried, because a mail that is not recorded as sent would be sent again.
  await withRetries(() => endMail(id, 'SENT'));
  logger.info('A mail was sent', { id, state: 'SENT' });
}

async function releaseOrFail({ id, createdAt }: ClaimedMail, error: unknown): Promise<void> {
  const reason = failureCode(error);
  const isTooOld = Date.now() - createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (isPermanentFailure(error) || isTooOld) {
    await withRetries(() => endMail(id, 'FAILED', reason));
    logger.error('A mail has permanently failed', { id, state: 'FAILED', reason });
    return;
  }
  await withRetries(() => releaseMail(id, reason, Date.now()));
  logger.warn('A mail could not be sent', { id, state: 'PENDING', reason });
  // Cloud Tasks tries again. The framework would log any other error as unhandled.
  throw new HttpsError('unavailable', `Mail ${id} could not be sent: ${reason}`);
}
