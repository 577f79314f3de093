import { onDocumentWritten } from 'firebase-functions/firestore';
import { TASK } from '../settings.ts';
import { makeVariants, removeVariants } from './variants.ts';

/**
 * Firestore trigger: a picture whose file has been uploaded gets its variants, and one that was deleted loses them. An
 * instance handles one picture at a time, because converting it takes a whole processor and a third of the memory.
 */
export const picturesChanged = onDocumentWritten(
  { ...TASK, document: 'pictures/{id}', retry: true, memory: '1GiB', concurrency: 1, timeoutSeconds: 120 },
  async ({ data, params, time }) => {
    const after = data?.after.data();
    if (after?.state === 'waiting') await makeVariants(params.id, new Date(time));
    if (!after) await removeVariants(params.id, data?.before.data() ?? {});
  },
);
