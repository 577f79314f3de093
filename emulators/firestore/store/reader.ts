import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { splitName } from '../protocol/resource-name.ts';
import { pathKey } from '../values/value-key.ts';
import { lazyDocument, type StoredDocument } from './document.ts';

/** Bounds of keys or ids, both inclusive, and the direction of traversal. */
export interface Range {
  readonly lower: Uint8Array;
  readonly upper: Uint8Array;
  readonly descending: boolean;
}

/** Bytes that sort before and after all keys and ids: no UTF-8 text and no key begins with FF. */
export const LOWEST = Buffer.alloc(0);
export const HIGHEST = Buffer.from([0xff]);

export interface Collection {
  readonly number: number;
  readonly name: string;
}

/** A document as an index or a collection lists it. The key is empty when no index is used. */
export interface IndexedDocument {
  readonly key: Buffer;
  readonly number: number;
  readonly document: StoredDocument;
}

interface DocumentRow {
  key?: Uint8Array;
  number: number;
  id: Uint8Array;
  created: number;
  updated: number;
  fields: string;
}

const COLUMNS = 'd.number, d.id, d.created, d.updated, d.fields';

/** Reads documents over one connection. Each iteration must be finished or abandoned before the next call. */
export class Reader {
  readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Makes all reads see one state of the database, until `endSnapshot`. */
  beginSnapshot(): void {
    this.database.exec('BEGIN');
    // The snapshot is taken by the first read, not by BEGIN.
    this.prepared('SELECT COUNT(*) FROM collections').get();
  }

  endSnapshot(): void {
    this.database.exec('ROLLBACK');
  }

  close(): void {
    this.database.close();
  }

  find(name: string): StoredDocument | undefined {
    const { parent, id } = splitName(name);
    const collection = this.collection(parent);
    if (!collection) return undefined;
    const sql = `SELECT ${COLUMNS} FROM documents d WHERE collection = ? AND id = ?`;
    const row = this.row<DocumentRow>(sql, collection.number, Buffer.from(id));
    return row && toDocument(row, collection);
  }

  /** The document with a number, which must come from a read in the same snapshot. */
  byNumber(number: number, collection: Collection): StoredDocument | undefined {
    const row = this.row<DocumentRow>(`SELECT ${COLUMNS} FROM documents d WHERE number = ?`, number);
    return row && toDocument(row, collection);
  }

  collection(name: string): Collection | undefined {
    return this.row<Collection & object>(
      'SELECT number, name FROM collections WHERE path = ?',
      pathKey(name),
    );
  }

  /** The collections anywhere below a document or the root; of one id, or of any. */
  *collectionsBelow(parent: string, id?: string): Generator<Collection & { path: Uint8Array }> {
    const prefix = pathKey(parent);
    const sql = `SELECT number, name, path FROM collections WHERE path > ? AND path < ?
      AND EXISTS (SELECT 1 FROM documents WHERE collection = collections.number)`;
    const bounds = [prefix, Buffer.concat([prefix, HIGHEST])];
    const filtered = id === undefined ? sql : `${sql} AND id = ?`;
    yield* this.rows<Collection & { path: Uint8Array }>(
      `${filtered} ORDER BY path`,
      ...bounds,
      ...(id === undefined ? [] : [id]),
    );
  }

  /** A collection's documents by id. */
  *documents(collection: Collection, { lower, upper, descending }: Range): Generator<IndexedDocument> {
    const direction = descending ? 'DESC' : 'ASC';
    const sql = `SELECT ${COLUMNS} FROM documents d
      WHERE collection = ? AND id >= ? AND id <= ? ORDER BY id ${direction}`;
    for (const row of this.rows<DocumentRow>(sql, collection.number, lower, upper)) {
      yield { key: LOWEST, number: row.number, document: toDocument(row, collection) };
    }
  }

  countDocuments(collection: Collection): number {
    const sql = 'SELECT COUNT(*) AS count FROM documents WHERE collection = ?';
    return this.row<{ count: number }>(sql, collection.number)?.count ?? 0;
  }

  /** The number of a field path in the index; undefined if no document has it. */
  fieldNumber(path: string, kind: number): number | undefined {
    const sql = 'SELECT number FROM fields WHERE path = ? AND kind = ?';
    return this.row<{ number: number }>(sql, path, kind)?.number;
  }

  /** The documents in a field's index, by key, then by id, both in the same direction. */
  *indexed(
    collection: Collection,
    field: number,
    { lower, upper, descending }: Range,
  ): Generator<IndexedDocument> {
    const direction = descending ? 'DESC' : 'ASC';
    const sql = `SELECT e.key, ${COLUMNS} FROM entries e CROSS JOIN documents d ON d.number = e.document
      WHERE e.collection = ? AND e.field = ? AND e.key >= ? AND e.key <= ?
      ORDER BY e.key ${direction}, e.id ${direction}`;
    for (const row of this.rows<DocumentRow>(sql, collection.number, field, lower, upper)) {
      const key = Buffer.from(row.key ?? LOWEST);
      yield { key, number: row.number, document: toDocument(row, collection) };
    }
  }

  /** The number of index entries with a key, counted up to a limit. */
  countEntries(collection: Collection, field: number, key: Uint8Array, limit: number): number {
    const sql = `SELECT COUNT(*) AS count FROM
      (SELECT 1 FROM entries WHERE collection = ? AND field = ? AND key = ? LIMIT ?)`;
    return this.row<{ count: number }>(sql, collection.number, field, key, limit)?.count ?? 0;
  }

  protected prepared(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  protected row<Row extends object>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.prepared(sql).get(...values) as Row | undefined;
  }

  protected rows<Row extends object>(sql: string, ...values: SQLInputValue[]): Iterable<Row> {
    return this.prepared(sql).iterate(...values) as Iterable<object> as Iterable<Row>;
  }
}

function toDocument(row: DocumentRow, collection: Collection): StoredDocument {
  const name = `${collection.name}/${Buffer.from(row.id).toString()}`;
  return lazyDocument(name, row.created, row.updated, row.fields);
}
