import { ApiError, invalidArgument } from '../../api-error.ts';
import { type EmulatorResponse, json } from '../../http.ts';
import type { StoredDocument } from '../store/document.ts';
import { checkReads } from '../store/transactions.ts';
import { checkPrecondition, type Outcome, outcomeOf, parseWrite, type Write } from '../store/write.ts';
import type { Writer } from '../store/writer.ts';
import { fromMicros } from '../values/timestamp.ts';
import { authorizeAccess, type Call, type Services } from './call.ts';
import { readList, readRecord, readString } from './json-reader.ts';
import { parseReadOnly } from './read-scope.ts';

/** The google.rpc.Code of each status that a write can return. */
const RPC_CODES: Record<string, number> = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
};

/** `:commit`: all writes or none. */
export function commit(services: Services, call: Call): EmulatorResponse {
  const { store, transactions } = services;
  const body = readRecord(call.body, 'commit', ['database', 'writes', 'transaction']);
  const writes = readList(body.writes, 'writes').map((write) => parseWrite(write, call.root));
  const token = body.transaction === undefined ? '' : readString(body.transaction, 'transaction');
  const transaction = token === '' ? undefined : transactions.get(token);
  try {
    return store.writer.transact(() => {
      if (transaction && (writes.length > 0 || !transaction.snapshot)) checkReads(transaction, store.writer);
      const now = store.tick();
      return json({ writeResults: applyWrites(services, call, writes, now), commitTime: fromMicros(now) });
    });
  } finally {
    if (transaction) transactions.end(transaction.token);
  }
}

/** `:batchWrite` of the admin SDK's BulkWriter: independent writes, without a transaction. */
export function batchWrite(services: Services, call: Call): EmulatorResponse {
  const { writer } = services.store;
  const body = readRecord(call.body, 'batchWrite', ['database', 'writes', 'labels']);
  const writes = readList(body.writes, 'writes').map((write) => parseWrite(write, call.root));
  if (new Set(writes.map(({ name }) => name)).size < writes.length) {
    throw invalidArgument('Cannot write to the same document more than once in a BatchWrite');
  }
  const results = writer.transact(() => {
    const now = services.store.tick();
    return writes.map((write) => attempt(services, call, write, now));
  });
  return json({
    writeResults: results.map(({ result }) => result),
    status: results.map(({ status }) => status),
  });
}

function attempt(services: Services, call: Call, write: Write, now: number) {
  try {
    const [result] = services.store.writer.attempt(() => applyWrites(services, call, [write], now));
    return { result, status: {} };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { result: {}, status: { code: RPC_CODES[error.status] ?? 13, message: error.message } };
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
  const { writer } = services.store;
  const before = new Map<string, StoredDocument | undefined>();
  const after = new Map<string, StoredDocument | undefined>();
  const planned = writes.map((write): PlannedWrite => {
    const existing = after.has(write.name) ? after.get(write.name) : writer.find(write.name);
    if (!before.has(write.name)) before.set(write.name, existing);
    const outcome = outcomeOf(write, existing, now);
    after.set(write.name, outcome.resulting);
    return { write, existing, outcome };
  });
  for (const { write, existing, outcome } of planned) {
    const method =
      write.kind === 'delete' ? 'delete' : write.kind === 'verify' ? 'get' : existing ? 'update' : 'create';
    const { resulting } = outcome;
    authorizeAccess(services, call, { method, name: write.name, existing, resulting }, { now, after });
  }
  const results = planned.map((plan) => applyWrite(writer, plan));
  for (const [name, resulting] of after) services.triggers?.note(before.get(name), resulting, now);
  return results;
}

function applyWrite(writer: Writer, { write, existing, outcome }: PlannedWrite): object {
  const { resulting, transformResults } = outcome;
  checkPrecondition(write, existing);
  if (resulting && resulting !== existing) writer.put(resulting, existing);
  if (!resulting && existing) writer.remove(existing);
  return {
    ...(resulting && { updateTime: fromMicros(resulting.updated) }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

/** `:beginTransaction` */
export function beginTransaction({ transactions }: Services, call: Call): EmulatorResponse {
  const { options } = readRecord(call.body, 'beginTransaction', ['database', 'options']);
  return json({ transaction: transactions.begin(parseReadOnly(options)).token });
}

/** `:rollback`; rolling back a finished transaction is not an error. */
export function rollback({ transactions }: Services, call: Call): EmulatorResponse {
  const { transaction } = readRecord(call.body, 'rollback', ['database', 'transaction']);
  transactions.end(readString(transaction, 'transaction'));
  return json({});
}
