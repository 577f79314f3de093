import { splitName } from '../protocol/resource-name.ts';
import type { StoredDocument } from '../store/document.ts';
import { type FieldIndex, keyOf, keyOfValue, valueOfKey } from '../store/field-index.ts';
import type { Store, Walk } from '../store/store.ts';
import { type FieldPath, isNameField, samePath } from '../values/field-path.ts';
import { compareUtf8, typeOf, type Value } from '../values/values.ts';
import { type Candidate, matches } from './query-filter.ts';
import { compareSortKeys, completeOrder, isWithinCursors, type SortKey, sortKeyOf } from './query-order.ts';
import type { FieldFilter, Filter, Order, StructuredQuery } from './structured-query.ts';

/** Runs a query below a document or the root and yields its documents in order, reading lazily where it can. */
export function* runQuery(store: Store, parent: string, query: StructuredQuery): Generator<StoredDocument> {
  for (const found of findAll(store, parent, query)) {
    const document = 'text' in found ? found : store.find(found.name);
    if (document) yield document;
  }
}

/** The number of documents that a query finds. */
export function countQuery(store: Store, parent: string, query: StructuredQuery): number {
  let count = 0;
  for (const _ of findAll(store, parent, query)) count++;
  return count;
}

/** A document that was found: read, or only its name, so that a large collection fits into memory. */
type Found = StoredDocument | { readonly name: string };

function* findAll(store: Store, parent: string, query: StructuredQuery): Generator<Found> {
  const last = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  let position = 0;
  if (last === 0) return;
  for (const found of new Run(store, query).below(parent)) {
    if (position++ >= query.offset) yield found;
    if (position >= last) return;
  }
}

interface Keyed {
  readonly name: string;
  readonly key: SortKey;
}

/**
 * One run of a query. SQLite finds and sorts by an index or by id where the query allows; what it finds may be too
 * much, never too little, and is filtered here. Everything else is read, filtered and sorted here.
 */
class Run {
  private readonly store: Store;
  private readonly query: StructuredQuery;
  private readonly orders: readonly Order[];

  constructor(store: Store, query: StructuredQuery) {
    this.store = store;
    this.query = query;
    this.orders = completeOrder(query);
  }

  below(parent: string): Iterable<Found> {
    const { allDescendants, collectionId } = this.query;
    if (!allDescendants) return this.inCollection(`${parent}/${collectionId}`);
    const isMeant = (name: string) => splitName(name).id === collectionId;
    return this.sorted(this.inAll(this.store.collectionsBelow(parent).filter(isMeant)));
  }

  private inCollection(name: string): Iterable<Found> {
    const [order, next] = this.orders;
    const equality = this.equality();
    if (equality) return this.sorted(this.store.walk(name, equality));
    if (!order || isNameField(order.field)) {
      const { walk } = this.walkBy(order, (value) => idIn(name, value));
      return this.wanted(this.store.walk(name, walk));
    }
    const index = this.indexOf(order);
    if (index && next && isNameField(next.field) && next.descending === order.descending) {
      return this.indexed(name, index, order);
    }
    return this.sorted(this.store.walk(name));
  }

  private *inAll(names: readonly string[]): Generator<StoredDocument> {
    for (const name of names) yield* this.store.walk(name);
  }

  /** By an index, and in their places the documents whose field has a value of another type. */
  private *indexed(name: string, index: FieldIndex, order: Order): Generator<Found> {
    const key = keyOf(index);
    const { walk, isOfType } = this.walkBy(order, (value) => keyOfValue(index, value));
    const others = isOfType ? [] : this.sorted(this.store.withoutKey(name, key));
    const type = typeOf(index.type === 'stringValue' ? { stringValue: '' } : { timestampValue: '' });
    const isBefore = ({ key: [value] }: Keyed) =>
      value !== undefined && typeOf(value) > type === order.descending;
    yield* others.filter(isBefore);
    yield* isOnlyAbout(this.query.where, order.field)
      ? this.byKeys(name, index, { key, ...walk })
      : this.wanted(this.store.walk(name, { key, ...walk }));
    yield* others.filter((found) => !isBefore(found));
  }

  /** The documents that match by what the index knows of them. */
  private *byKeys(
    name: string,
    index: FieldIndex,
    walk: Walk & { readonly key: string },
  ): Generator<Candidate> {
    for (const { name: found, key } of this.store.walkKeys(name, walk)) {
      const candidate = { name: found, fields: { [index.field]: valueOfKey(index, key) } };
      if (this.keyOf(candidate)) yield candidate;
    }
  }

  /** The documents that match, by an equality that an index has. */
  private equality(): Walk | undefined {
    for (const { op, field, value } of conjuncts(this.query.where)) {
      const index = this.indexOf({ field });
      const key = op === 'EQUAL' && index ? keyOfValue(index, value) : undefined;
      if (index && key !== undefined) return { key: keyOf(index), lower: key, upper: key };
    }
    return undefined;
  }

  private indexOf({ field: [name, ...more] }: Pick<Order, 'field'>): FieldIndex | undefined {
    return more.length > 0 ? undefined : this.store.indexes.find(({ field }) => field === name);
  }

  /**
   * The bounds of the query's first field, from cursors and from the filters that apply to all results. `keyIn` returns
   * undefined for a value that is not a key. `isOfType`: whether filters leave only values that are.
   */
  private walkBy(order: Order | undefined, keyIn: (value: Value) => string | undefined) {
    const { where, startAt, endAt } = this.query;
    const descending = order?.descending ?? false;
    const [low, high] = (descending ? [endAt, startAt] : [startAt, endAt]).map((cursor) =>
      cursor?.values[0] ? keyIn(cursor.values[0]) : undefined,
    );
    let [lower, upper, isOfType] = [low, high, false];
    for (const { field, op, value } of conjuncts(where)) {
      const key = order && samePath(field, order.field) && COMPARISONS.has(op) ? keyIn(value) : undefined;
      if (key === undefined) continue;
      isOfType = true;
      if (!op.startsWith('LESS') && (lower === undefined || compareUtf8(key, lower) > 0)) lower = key;
      if (!op.startsWith('GREATER') && (upper === undefined || compareUtf8(key, upper) < 0)) upper = key;
    }
    return { walk: { lower, upper, descending }, isOfType };
  }

  private *wanted(documents: Iterable<StoredDocument>): Generator<StoredDocument> {
    for (const document of documents) if (this.keyOf(document)) yield document;
  }

  private sorted(documents: Iterable<StoredDocument>): Keyed[] {
    const found: Keyed[] = [];
    for (const document of documents) {
      const key = this.keyOf(document);
      if (key) found.push({ name: document.name, key });
    }
    return found.sort((a, b) => compareSortKeys(a.key, b.key, this.orders));
  }

  /** The sort key of a document that matches the query; undefined for any other. */
  private keyOf(document: Candidate): SortKey | undefined {
    if (this.query.where && !matches(document, this.query.where)) return undefined;
    const key = sortKeyOf(document, this.orders);
    return key && isWithinCursors(key, this.query, this.orders) ? key : undefined;
  }
}

const COMPARISONS = new Set<string>([
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

/** The field filters that apply to every result. */
function conjuncts(where: Filter | undefined): FieldFilter[] {
  if (!where || where.kind === 'unary') return [];
  if (where.kind === 'field') return [where];
  return where.op === 'AND' ? where.filters.flatMap(conjuncts) : [];
}

/** Whether a filter compares nothing but a field and the name. */
function isOnlyAbout(where: Filter | undefined, field: FieldPath): boolean {
  if (where?.kind === 'composite') return where.filters.every((filter) => isOnlyAbout(filter, field));
  return !where || isNameField(where.field) || samePath(where.field, field);
}

/** The id of a reference to a document of a collection. */
function idIn(collection: string, value: Value): string | undefined {
  if (!('referenceValue' in value)) return undefined;
  const { parent, id } = splitName(value.referenceValue);
  return parent === collection ? id : undefined;
}
