import type { StoredDocument } from '../store/document.ts';
import type { Reader } from '../store/reader.ts';
import { compareSortKeys, type SortKey } from './query-order.ts';
import type { Order } from './structured-query.ts';

/** Documents held while a group is sorted; of any more only the key is held, and they are read again. */
const MAX_HELD = 50;
/** How far a group may exceed its limit before the surplus is dropped. */
const SLACK = 1000;

interface Waiting {
  readonly key: SortKey;
  readonly name: string;
  readonly document: StoredDocument | undefined;
}

/** Sorts documents by key and holds only the first ones, so that a large collection fits into memory. */
export class SortedGroup {
  private readonly orders: readonly Order[];
  private readonly limit: number;
  private waiting: Waiting[] = [];

  constructor(orders: readonly Order[], limit: number) {
    this.orders = orders;
    this.limit = limit;
  }

  add(key: SortKey, document: StoredDocument): void {
    const held = this.waiting.length < MAX_HELD ? document : undefined;
    this.waiting.push({ key, name: document.name, document: held });
    if (this.waiting.length > this.limit + SLACK) this.sort();
  }

  /** Yields the documents in order and starts an empty group. */
  *take(reader: Reader): Generator<StoredDocument> {
    if (this.waiting.length === 0) return;
    this.sort();
    const sorted = this.waiting;
    this.waiting = [];
    for (const { document, name } of sorted) {
      const found = document ?? reader.find(name);
      if (found) yield found;
    }
  }

  private sort(): void {
    this.waiting.sort((a, b) => compareSortKeys(a.key, b.key, this.orders));
    if (this.waiting.length > this.limit) this.waiting.length = this.limit;
  }
}
