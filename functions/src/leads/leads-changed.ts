import { onDocumentWritten } from 'firebase-functions/firestore';
import { storeAgain } from '../mail/outbox.ts';
import { enqueueMail } from '../mail/queue.ts';
import { TASK } from '../settings.ts';

/** Firestore trigger: does what staff have asked for by a change of a lead, as firestore.rules let them. */
export const leadsChanged = onDocumentWritten(
  { ...TASK, document: 'leads/{id}', retry: true },
  async ({ data, params: { id } }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!after) return;
    if (before?.mail === 'failed' && after.mail === 'waiting') {
      const kind = await storeAgain(id);
      if (kind) await enqueueMail(id, kind);
    }
  },
);
