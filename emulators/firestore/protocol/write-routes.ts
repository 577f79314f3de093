import { type EmulatorResponse, json } from '../../http.ts';
import { parseBody } from '../../parse.ts';
import type { StoredDocument } from '../store/document.ts';
import { checkPrecondition, type Outcome, outcomeOf } from '../store/write.ts';
import { fromMicros } from '../values/timestamp.ts';
import { authorizeAccess, type Call } from './call.ts';
import * as requests from './requests.ts';

/** `:commit`: all writes or none. */
export function commit(call: Call): EmulatorResponse {
  const { store, transactions } = call;
  const { writes, transaction = '' } = parseBody(requests.commit, call.body, 'commit');
  try {
    return store.transact(() => {
      if (transaction) transactions.check(transaction, store);
      const now = store.tick();
      return json({ writeResults: applyWrites(call, writes, now), commitTime: fromMicros(now) });
    });
  } finally {
    transactions.end(transaction);
  }
}

/** A write, with the document before it, as earlier writes of the same batch leave it, and with its outcome. */
interface PlannedWrite {
  readonly write: requests.Write;
  readonly existing: StoredDocument | undefined;
  readonly outcome: Outcome;
}

/**
 * The rules decide about all writes before any is made; their `getAfter()` sees the state after the whole batch. The
 * precondition of each write is checked just before it is made; if one is not met, the transaction undoes the writes so far.
 */
function applyWrites(call: Call, writes: readonly requests.Write[], now: number): object[] {
  const before = new Map<string, StoredDocument | undefined>();
  const after = new Map<string, StoredDocument | undefined>();
  const planned = writes.map((write): PlannedWrite => {
    const existing = after.has(write.name) ? after.get(write.name) : call.store.find(write.name);
    if (!before.has(write.name)) before.set(write.name, existing);
    const outcome = outcomeOf(write, existing, now);
    after.set(write.name, outcome.resulting);
    return { write, existing, outcome };
  });
  for (const { write, existing, outcome } of planned) {
    const putMethod = existing ? 'update' : 'create';
    // A write without fields is a deletion or a `verify`, which only checks its precondition: the right to read is enough.
    const methodWithoutFields = write.isDeletion ? 'delete' : 'get';
    const method = write.fields ? putMethod : methodWithoutFields;
    authorizeAccess(call, { method, name: write.name, existing, resulting: outcome.resulting }, now, after);
  }
  const results = planned.map((plan) => applyWrite(call, plan));
  for (const [name, resulting] of after) call.triggers?.storeEvent(before.get(name), resulting, now);
  return results;
}

function applyWrite({ store }: Call, { write, existing, outcome }: PlannedWrite): object {
  const { resulting, transformResults } = outcome;
  checkPrecondition(write, existing);
  if (resulting && resulting !== existing) store.put(resulting);
  if (!resulting && existing) store.remove(existing);
  return {
    ...(resulting && { updateTime: fromMicros(resulting.updated) }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

/** `:rollback`; rolling back a finished transaction is not an error. */
export function rollback({ transactions, body }: Call): EmulatorResponse {
  transactions.end(parseBody(requests.rollback, body, 'rollback').transaction);
  return json({});
}
