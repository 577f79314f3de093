import type { StoredDocument } from '../store/document.ts';
import { HIGHEST, type IndexedDocument, LOWEST, type Reader } from '../store/reader.ts';
import { matches } from './query-filter.ts';
import { completeOrder, isWithinCursors, type SortKey, sortKeyOf } from './query-order.ts';
import { type Plan, planQuery, unsorted } from './query-plan.ts';
import { SortedGroup } from './sorted-group.ts';
import type { Order, StructuredQuery } from './structured-query.ts';

/**
 * Runs a query below a document or the root and yields its documents in order, reading lazily.
 * The reader's snapshot must last until the last one is taken.
 */
export function* runQuery(reader: Reader, parent: string, query: StructuredQuery): Generator<StoredDocument> {
  const orders = completeOrder(query);
  const plan = planFor(reader, parent, query, orders);
  const last = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  let position = 0;
  if (last === 0) return;
  for (const document of inOrder(reader, plan, query, orders, last)) {
    if (position++ >= query.offset) yield document;
    if (position >= last) return;
  }
}

function planFor(reader: Reader, parent: string, query: StructuredQuery, orders: readonly Order[]): Plan {
  if (query.allDescendants) return unsorted(allBelow(reader, parent, query.collectionId));
  const collection = reader.collection(`${parent}/${query.collectionId}`);
  return collection ? planQuery(reader, collection, query, orders) : unsorted([]);
}

function* allBelow(reader: Reader, parent: string, id: string | undefined): Generator<IndexedDocument> {
  const everything = { lower: LOWEST, upper: HIGHEST, descending: false };
  for (const collection of [...reader.collectionsBelow(parent, id)]) {
    yield* reader.documents(collection, everything);
  }
}

/** The documents that match the query, in its order. Of each group at most `last` are held. */
function* inOrder(
  reader: Reader,
  plan: Plan,
  query: StructuredQuery,
  orders: readonly Order[],
  last: number,
): Generator<StoredDocument> {
  let group: string | undefined;
  const waiting = new SortedGroup(orders, last);
  for (const candidate of plan.candidates) {
    const next = plan.groupOf(candidate);
    if (next !== group || next === undefined) yield* waiting.take(reader);
    group = next;
    const { document } = candidate;
    const key = wantedKey(document, query, orders);
    if (key && next === undefined) yield document;
    else if (key) waiting.add(key, document);
  }
  yield* waiting.take(reader);
}

/** The sort key of a document that matches the query; undefined for any other. */
function wantedKey(
  document: StoredDocument,
  query: StructuredQuery,
  orders: readonly Order[],
): SortKey | undefined {
  if (query.where && !matches(document, query.where)) return undefined;
  const key = sortKeyOf(document, orders);
  return key && isWithinCursors(key, query, orders) ? key : undefined;
}
