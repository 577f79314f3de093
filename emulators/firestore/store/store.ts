import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { inTransaction, openForWriting } from '../../sqlite.ts';
import { splitName } from '../protocol/resource-name.ts';
import { Events } from '../triggers/events.ts';
import { type StoredDocument, storedDocument } from './document.ts';
import { type FieldIndex, keyOf } from './field-index.ts';

/** `parent` is the full name of the collection. Text compares by its UTF-8 bytes, as Firestore's ids do. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    parent TEXT NOT NULL,
    id TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (parent, id)
  );
`;

/** The documents of a collection whose key (SQL; their id by default) is within bounds, both inclusive. */
export interface Walk {
  readonly key?: string;
  readonly lower?: string | undefined;
  readonly upper?: string | undefined;
  readonly descending?: boolean;
}

/** SQLite sorts a blob after any text. */
const AFTER_TEXT = Buffer.alloc(0);

/** The database, over one connection. Finish or abandon each iteration before the next call. */
export class Store {
  readonly database: DatabaseSync;
  /** Undelivered events, over the same connection, so that they belong to the transaction of their write. */
  readonly events: Events;
  readonly indexes: readonly FieldIndex[];
  private readonly statements = new Map<string, StatementSync>();
  private last = 0;

  /** Opens the SQLite file, creating it if missing. */
  constructor(file: string, indexes: readonly FieldIndex[] = []) {
    this.database = openForWriting(file, SCHEMA);
    if (this.database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").get()) {
      throw new Error(`${file} was written by an earlier version of the emulator: delete it to start over`);
    }
    this.events = new Events(this.database);
    this.indexes = indexes;
    for (const index of indexes) {
      const name = `documents_by_${index.field}_${index.type}`;
      this.database.exec(`CREATE INDEX IF NOT EXISTS ${name} ON documents (parent, ${keyOf(index)}, id)`);
    }
  }

  /** Microseconds since 1970, strictly increasing. */
  tick(): number {
    this.last = Math.max(Date.now() * 1000, this.last + 1);
    return this.last;
  }

  /** Runs changes as one transaction, durable when this returns; an error rolls all of them back. */
  transact<Result>(change: () => Result): Result {
    return inTransaction(this.database, change);
  }

  find(name: string): StoredDocument | undefined {
    const { parent, id } = splitName(name);
    const [found] = this.documents('parent = ? AND id = ?', parent, id);
    return found;
  }

  put({ name, created, updated, text }: StoredDocument): void {
    const { parent, id } = splitName(name);
    const sql = 'REPLACE INTO documents (parent, id, created, updated, fields) VALUES (?, ?, ?, ?, ?)';
    this.prepared(sql).run(parent, id, created, updated, text);
  }

  remove({ name }: StoredDocument): void {
    const { parent, id } = splitName(name);
    this.prepared('DELETE FROM documents WHERE parent = ? AND id = ?').run(parent, id);
  }

  /** A collection's documents in the order of their keys, then of their ids. Those without a key are left out. */
  walk(parent: string, walk: Walk = {}): Generator<StoredDocument> {
    return this.documents(within(walk), parent, ...boundsOf(walk));
  }

  /** The names and keys of the same documents, without reading them. */
  *walkKeys(parent: string, walk: Walk & { readonly key: string }): Generator<{ name: string; key: string }> {
    const rows = this.prepared(`SELECT id, ${walk.key} AS key FROM documents WHERE ${within(walk)}`);
    for (const { id, key } of rows.iterate(parent, ...boundsOf(walk))) {
      yield { name: `${parent}/${id}`, key: String(key) };
    }
  }

  /** A collection's documents without a key. */
  withoutKey(parent: string, key: string): Generator<StoredDocument> {
    return this.documents(`parent = ? AND ${key} IS NULL`, parent);
  }

  count(parent: string): number {
    const row = this.prepared('SELECT COUNT(*) AS count FROM documents WHERE parent = ?').get(parent);
    return Number(row?.count);
  }

  /** The names of the collections anywhere below a document, a collection or the root. */
  collectionsBelow(name: string): string[] {
    // After a slash comes the digit zero.
    const sql = 'SELECT DISTINCT parent FROM documents WHERE parent > ? AND parent < ?';
    const rows = this.prepared(sql).all(`${name}/`, `${name}0`);
    return rows.map(({ parent }) => String(parent));
  }

  close(): void {
    this.database.close();
  }

  private *documents(where: string, ...values: SQLInputValue[]): Generator<StoredDocument> {
    const statement = this.prepared(
      `SELECT parent, id, created, updated, fields FROM documents WHERE ${where}`,
    );
    for (const row of statement.iterate(...values)) {
      const name = `${row.parent}/${row.id}`;
      yield storedDocument(name, Number(row.created), Number(row.updated), String(row.fields));
    }
  }

  private prepared(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

function within({ key = 'id', descending }: Walk): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `parent = ? AND ${key} >= ? AND ${key} <= ? ORDER BY ${key} ${direction}, id ${direction}`;
}

function boundsOf({ lower = '', upper }: Walk): SQLInputValue[] {
  return [lower, upper ?? AFTER_TEXT];
}
