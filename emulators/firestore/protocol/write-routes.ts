import { type EmulatorResponse, json } from '../../http.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import { checkPrecondition, type Outcome, outcomeOf, parseWrite, type Write } from '../store/write.ts';
import { fromMicros } from '../values/timestamp.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readList, readRecord, readString } from './json-reader.ts';

/** `:commit`: all writes or none. */
export function commit(services: Services, call: Call): EmulatorResponse {
  const { store, transactions } = services;
  const body = readRecord(call.body, 'commit', ['database', 'writes', 'transaction']);
  const writes = readList(body.writes, 'writes').map((write) => parseWrite(write, call.root));
  const token = body.transaction === undefined ? '' : readString(body.transaction, 'transaction');
  try {
    return store.transact(() => {
      if (token) transactions.check(token, store);
      const now = store.tick();
      return json({ writeResults: applyWrites(services, call, writes, now), commitTime: fromMicros(now) });
    });
  } finally {
    transactions.end(token);
  }
}

/** A write with the existing document, which an earlier write of the same batch may have created. */
interface PlannedWrite {
  readonly write: Write;
  readonly existing: StoredDocument | undefined;
  readonly outcome: Outcome;
}

/** Each write is checked against the state after the whole batch, and none is made before all are allowed. */
function applyWrites(services: Services, call: Call, writes: readonly Write[], now: number): object[] {
  const { store } = services;
  const before = new Map<string, StoredDocument | undefined>();
  const after = new Map<string, StoredDocument | undefined>();
  const planned = writes.map((write): PlannedWrite => {
    const existing = after.has(write.name) ? after.get(write.name) : store.find(write.name);
    if (!before.has(write.name)) before.set(write.name, existing);
    const outcome = outcomeOf(write, existing, now);
    after.set(write.name, outcome.resulting);
    return { write, existing, outcome };
  });
  for (const { write, existing, outcome } of planned) {
    const method =
      write.kind === 'delete' ? 'delete' : write.kind === 'verify' ? 'get' : existing ? 'update' : 'create';
    const { resulting } = outcome;
    authorizeAccess(services, call, { method, name: write.name, existing, resulting }, now, after);
  }
  const results = planned.map((plan) => applyWrite(store, plan));
  for (const [name, resulting] of after) services.triggers?.note(before.get(name), resulting, now);
  return results;
}

function applyWrite(store: Store, { write, existing, outcome }: PlannedWrite): object {
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
export function rollback({ transactions }: Services, call: Call): EmulatorResponse {
  const { transaction } = readRecord(call.body, 'rollback', ['database', 'transaction']);
  transactions.end(readString(transaction, 'transaction'));
  return json({});
}
