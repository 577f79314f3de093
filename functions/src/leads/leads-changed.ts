import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../firestore.ts';
import { storeAgain } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/queue.ts';
import { TASK } from '../settings.ts';
import { taskQueue } from '../task-queue.ts';
import { erasePersonData, findPersonData } from './person-data.ts';

/** Firestore trigger: does what staff have requested by changing a lead, which firestore.rules have checked. */
export const leadsChanged = onDocumentWritten(
  { ...TASK, document: 'leads/{id}', retry: true },
  async ({ id: eventId, data, params: { id } }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!after) return;
    if (before?.mail === 'failed' && after.mail === 'waiting') {
      const kind = await storeAgain(id);
      if (kind) await enqueueMail(id, kind);
    }
    // The state goes back to 'waiting' after a failed attempt, which Cloud Tasks retries.
    if (after.handover === 'waiting' && before?.handover !== 'waiting' && before?.handover !== 'sending') {
      await taskQueue('handOver').enqueue({ id });
    }
    if (after.eraseBy) await eraseFor(after.eraseBy, after.person, { id, eventId });
  },
);

interface ErasureRequest {
  /** The lead through which an owner asked for the erasure. */
  readonly id: string;
  readonly eventId: string;
}

/**
 * Erases a person's data on behalf of an owner. The audit trail names the owner and the lead, not the person. The id of its
 * entry is the event's id, which is the same for a repeated event and cannot be predicted.
 */
async function eraseFor(owner: string, person: string, { id, eventId }: ErasureRequest): Promise<void> {
  const at = FieldValue.serverTimestamp();
  const entry = { at, uid: '', who: owner, what: 'erased', which: `leads/${id}` };
  await firestore()
    .collection('audit')
    .doc(eventId)
    .create(entry)
    .catch((error) => {
      if (error.code !== GrpcStatus.ALREADY_EXISTS) throw error;
    });
  await erasePersonData(firestore(), person, await findPersonData(firestore(), person));
}
