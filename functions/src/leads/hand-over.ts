import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod/mini';
import type { StoredFields } from '#domain/leads/catalogue.ts';
import { type HandoverState, type Lead, readLead } from '#domain/leads/lead.ts';
import { firestore } from '../firestore.ts';
import { LEASE_MS, NEXT_CHECK_DELAY_MS, RETRIES } from '../mail/delivery-times.ts';
import { leadReference, postpone, rethrowUnlessErased } from '../mail/outbox.ts';
import { requestOtherSite } from '../security/public-address.ts';
import { calledBy, secrets, setting, TASK } from '../settings.ts';
import { withRetries } from '../with-retries.ts';
import { hubspotRequest, standardRequest } from './crm-request.ts';

const CRM_TIMEOUT_MS = 20_000;
const taskSchema = z.object({ id: z.string().check(z.minLength(1)) });

/** The queue function that hands a lead over to the CRM. It throws on temporary failures, so that Cloud Tasks retries. */
export const handOver = onTaskDispatched(
  {
    ...TASK,
    ...calledBy('tasks'),
    retryConfig: RETRIES,
    timeoutSeconds: LEASE_MS / 1000,
    ...secrets('CRM_WEBHOOK_SECRET'),
  },
  async ({ data }) => handOverLead(taskSchema.parse(data).id),
);

/** Hands a lead over unless it was handed over, has failed permanently, or is being handed over. */
async function handOverLead(id: string): Promise<void> {
  const lead = await claim(id, Date.now());
  if (!lead) return;
  const failure = await send(lead);
  if (!failure) {
    await withRetries(() => end(id, 'done'));
    return logger.info('A lead was handed over', { id });
  }
  const { reason, isFinal } = failure;
  if (isFinal || (lead.handoverAttempts ?? 0) >= RETRIES.maxAttempts) {
    await withRetries(() => end(id, 'failed', reason));
    return logger.error('A lead could not be handed over', { id, reason });
  }
  await withRetries(() => release(id, reason));
  throw new HttpsError('unavailable', `Lead ${id} could not be handed over: ${reason}`);
}

/**
 * Claims a lead for one attempt. Returns undefined if none is due. After a killed attempt the CRM may already have the lead:
 * a receiver of Standard Webhooks recognises a second request, so it is sent again; with HubSpot, staff decide.
 */
function claim(id: string, now: number): Promise<Lead | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const lead = readLead(id, (await transaction.get(leadReference(id))).data());
    if (!lead || lead.eraseBy) return undefined;
    const isAbandoned = lead.handover === 'sending' && (lead.handoverDueAt?.getTime() ?? 0) <= now;
    if (isAbandoned && setting('CRM_FORMAT') === 'hubspot') {
      transaction.update(leadReference(id), endedFields('failed', 'UNKNOWN'));
      return undefined;
    }
    if (lead.handover !== 'waiting' && !isAbandoned) return undefined;
    const handoverAttempts = (lead.handoverAttempts ?? 0) + 1;
    const fields: StoredFields<'leads'> = {
      handover: 'sending' satisfies HandoverState,
      handoverAttempts,
      handoverDueAt: Timestamp.fromMillis(now + LEASE_MS),
    };
    transaction.update(leadReference(id), fields);
    return { ...lead, handoverAttempts };
  });
}

async function release(id: string, reason: string): Promise<void> {
  const fields: StoredFields<'leads'> = {
    handover: 'waiting' satisfies HandoverState,
    handoverReason: reason,
    handoverDueAt: Timestamp.fromMillis(Date.now() + NEXT_CHECK_DELAY_MS),
  };
  await leadReference(id).update(fields).catch(rethrowUnlessErased);
}

async function end(id: string, state: HandoverState, reason?: string): Promise<void> {
  await leadReference(id).update(endedFields(state, reason)).catch(rethrowUnlessErased);
}

function endedFields(handover: HandoverState, reason: string | undefined): StoredFields<'leads'> {
  const removed = FieldValue.delete();
  return { handover, handoverReason: reason ?? removed, handoverDueAt: removed, handoverAttempts: removed };
}

/**
 * Returns the leads whose hand-over is overdue, and postpones the next check of those that wait, so that the sweep does not
 * queue one twice.
 */
export async function takeDueHandOvers(now: number, limit: number): Promise<string[]> {
  const { docs } = await firestore()
    .collection('leads')
    .where('handoverDueAt', '<=', Timestamp.fromMillis(now))
    .limit(limit)
    .select('handover')
    .get();
  const waiting = docs.filter((lead) => lead.get('handover') === ('waiting' satisfies HandoverState));
  const handoverDueAt = Timestamp.fromMillis(now + NEXT_CHECK_DELAY_MS);
  await Promise.all(waiting.map((lead) => postpone(lead, { handoverDueAt })));
  return docs.map(({ id }) => id);
}

interface Failure {
  readonly reason: string;
  /** Whether another attempt would be in vain, or could hand the lead over twice. */
  readonly isFinal: boolean;
}

/** Sends a lead. Returns the failure, or undefined if the lead was accepted. Redirects are not followed. */
async function send(lead: Lead): Promise<Failure | undefined> {
  const url = setting('CRM_WEBHOOK_URL');
  const isHubspot = setting('CRM_FORMAT') === 'hubspot';
  if (!url) return { reason: 'OFF', isFinal: true };
  const secret = setting('CRM_WEBHOOK_SECRET');
  if (!isHubspot && secret === 'off') return { reason: 'NO_SECRET', isFinal: true };
  const now = Date.now();
  try {
    const sent = isHubspot ? hubspotRequest(lead, now) : standardRequest(lead, secret, now);
    const signal = AbortSignal.timeout(CRM_TIMEOUT_MS);
    const response = await requestOtherSite(new URL(url), signal, { method: 'POST', ...sent });
    response.resume();
    const { statusCode: status = 0 } = response;
    if (status >= 200 && status < 300) return undefined;
    const isTemporary = status >= 500 || [408, 425, 429].includes(status);
    return { reason: `HTTP_${status}`, isFinal: !isTemporary };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    // HubSpot may have accepted a request to which it did not respond.
    return { reason: code ?? message ?? 'UNKNOWN', isFinal: isHubspot };
  }
}
