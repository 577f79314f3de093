import { FieldValue } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../firestore.ts';
import { storeAgain } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/queue.ts';
import { limitSettings, secrets, TASK } from '../settings.ts';
import { taskQueue } from '../task-queue.ts';
import { erasePersonData, findPersonData } from './person-data.ts';

/** Firestore trigger: does what staff have asked for by a change of a lead, as firestore.rules let them. */
export const leadsChanged = onDocumentWritten(
  { ...TASK, document: 'leads/{id}', retry: true, ...secrets('VISITOR_KEY') },
  async ({ data, params: { id } }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!after) return;
    if (before?.mail === 'failed' && after.mail === 'waiting') {
      const kind = await storeAgain(id);
      if (kind) await enqueueMail(id, kind);
    }
    if (after.handover === 'waiting' && before?.handover !== 'waiting' && before?.handover !== 'sending') {
      await taskQueue('handOver').enqueue({ id });
    }
    if (after.eraseBy) await eraseFor(after.eraseBy, id, after.person);
  },
);

/** Erases a person for an owner. The audit trail names the owner and the lead, and not the person. */
async function eraseFor(owner: string, id: string, person: string): Promise<void> {
  const data = await findPersonData(firestore(), person, limitSettings().VISITOR_KEY);
  const entry = {
    at: FieldValue.serverTimestamp(),
    uid: '',
    who: owner,
    what: 'erased',
    which: `leads/${id}`,
  };
  await firestore().collection('audit').doc(`erased-${id}`).set(entry);
  await erasePersonData(data);
}
