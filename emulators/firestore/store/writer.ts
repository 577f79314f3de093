import { inTransaction } from '../../sqlite.ts';
import { splitName } from '../protocol/resource-name.ts';
import { type IndexEntry, indexEntries } from '../query/index-entries.ts';
import { pathKey } from '../values/value-key.ts';
import type { StoredDocument } from './document.ts';
import { Reader } from './reader.ts';

/** The most field paths cached with their numbers; any more are looked up again. */
const MAX_REMEMBERED = 10_000;

/** Reads and changes documents over the only connection that writes, and updates the index with them. */
export class Writer extends Reader {
  private readonly fieldNumbers = new Map<string, number>();
  private readonly collectionNumbers = new Map<string, number>();

  /** Runs changes as one transaction, durable when this returns; an error rolls all of them back. */
  transact<Result>(change: () => Result): Result {
    try {
      return inTransaction(this.database, change);
    } catch (error) {
      this.forgetNumbers();
      throw error;
    }
  }

  /** Runs changes inside `transact` that an error rolls back without affecting the others. */
  attempt<Result>(change: () => Result): Result {
    this.database.exec('SAVEPOINT attempt');
    try {
      return change();
    } catch (error) {
      this.database.exec('ROLLBACK TO attempt');
      this.forgetNumbers();
      throw error;
    } finally {
      this.database.exec('RELEASE attempt');
    }
  }

  /** Stores a document in place of `existing`, which must be the one stored under its name. */
  put(document: StoredDocument, existing: StoredDocument | undefined): void {
    const { parent, id } = splitName(document.name);
    const collection = this.collectionNumber(parent);
    const idBytes = Buffer.from(id);
    const sql = `INSERT INTO documents (collection, id, created, updated, fields) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (collection, id) DO UPDATE SET
        created = excluded.created, updated = excluded.updated, fields = excluded.fields
      RETURNING number`;
    const { created, updated, text } = document;
    const row = this.row<{ number: number }>(sql, collection, idBytes, created, updated, text);
    const before = existing ? indexEntries(existing.fields) : new Map<string, IndexEntry>();
    const after = indexEntries(document.fields);
    this.removeEntries(collection, idBytes, before, after);
    for (const [identity, { path, kind, key }] of after) {
      if (before.has(identity)) continue;
      this.prepared('INSERT INTO entries (collection, field, key, id, document) VALUES (?, ?, ?, ?, ?)').run(
        collection,
        this.numberOfField(path, kind),
        key,
        idBytes,
        row?.number ?? null,
      );
    }
  }

  /** Deletes a stored document. */
  remove(document: StoredDocument): void {
    const { parent, id } = splitName(document.name);
    const collection = this.collectionNumber(parent);
    const idBytes = Buffer.from(id);
    this.prepared('DELETE FROM documents WHERE collection = ? AND id = ?').run(collection, idBytes);
    this.removeEntries(collection, idBytes, indexEntries(document.fields), new Map());
  }

  private removeEntries(
    collection: number,
    id: Buffer,
    before: Map<string, IndexEntry>,
    after: Map<string, IndexEntry>,
  ): void {
    for (const [identity, { path, kind, key }] of before) {
      if (after.has(identity)) continue;
      this.prepared('DELETE FROM entries WHERE collection = ? AND field = ? AND key = ? AND id = ?').run(
        collection,
        this.numberOfField(path, kind),
        key,
        id,
      );
    }
  }

  private collectionNumber(name: string): number {
    return this.remembered(this.collectionNumbers, name, () => {
      const sql = `INSERT INTO collections (path, name, id) VALUES (?, ?, ?)
        ON CONFLICT (path) DO UPDATE SET id = excluded.id RETURNING number`;
      return this.row<{ number: number }>(sql, pathKey(name), name, splitName(name).id)?.number;
    });
  }

  private numberOfField(path: string, kind: number): number {
    return this.remembered(this.fieldNumbers, `${kind}${path}`, () => {
      const sql = `INSERT INTO fields (path, kind) VALUES (?, ?)
        ON CONFLICT (path, kind) DO UPDATE SET kind = excluded.kind RETURNING number`;
      return this.row<{ number: number }>(sql, path, kind)?.number;
    });
  }

  private remembered(numbers: Map<string, number>, name: string, look: () => number | undefined): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = look();
    if (number === undefined) throw new Error(`No number for ${name}`);
    if (numbers.size >= MAX_REMEMBERED) numbers.clear();
    numbers.set(name, number);
    return number;
  }

  // Numbers assigned in changes that are rolled back are no longer valid.
  private forgetNumbers(): void {
    this.fieldNumbers.clear();
    this.collectionNumbers.clear();
  }
}
