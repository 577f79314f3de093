import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { inTransaction, openForWriting } from '../../sqlite.ts';
import { splitName } from '../protocol/resource-name.ts';
import {
  type FieldPath,
  formatFieldPath,
  getField,
  isNameField,
  parseFieldPath,
} from '../values/field-path.ts';
import { sortKey } from '../values/sort-key.ts';
import { type StoredDocument, storedDocument } from './document.ts';

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

/** A selection of documents: the SQL clauses after `FROM documents`, and the values of their placeholders. */
export interface Selection {
  readonly clauses: string;
  readonly values: readonly SQLInputValue[];
}

/** The SQL expression to search and sort by a field; its value is NULL for documents without the field. */
export function sortKeySql(field: FieldPath): string {
  return isNameField(field) ? 'id' : `sort_key(fields, '${formatFieldPath(field).replaceAll("'", "''")}')`;
}

/** The database, over one connection. Statements are reused: end an iteration of `select` before the next call. */
export class Store {
  readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private lastTick = 0;

  /** Opens the SQLite file, creating it if missing; `indexes` are names of fields: letters, digits and underscores. */
  constructor(file: string, indexes: readonly string[] = []) {
    this.database = openForWriting(file, SCHEMA);
    this.database.function('sort_key', { deterministic: true }, createSortKey());
    for (const field of indexes) {
      const columns = `parent, ${sortKeySql([field])}, id`;
      this.database.exec(`CREATE INDEX IF NOT EXISTS documents_by_${field} ON documents (${columns})`);
    }
  }

  /** Microseconds since 1970, strictly increasing. */
  tick(): number {
    this.lastTick = Math.max(Date.now() * 1000, this.lastTick + 1);
    return this.lastTick;
  }

  /** Runs changes as one transaction, durable when this returns; an error rolls all of them back. */
  transact<Result>(change: () => Result): Result {
    return inTransaction(this.database, change);
  }

  find(name: string): StoredDocument | undefined {
    const { parent, id } = splitName(name);
    const [found] = this.select({ clauses: 'WHERE parent = ? AND id = ?', values: [parent, id] });
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

  /** The documents of a selection, read one by one. */
  *select({ clauses, values }: Selection): Generator<StoredDocument> {
    const sql = `SELECT parent, id, created, updated, fields FROM documents ${clauses}`;
    for (const row of this.prepared(sql).iterate(...values)) {
      const name = `${row.parent}/${row.id}`;
      const times = { created: Number(row.created), updated: Number(row.updated) };
      yield storedDocument({ name, ...times, text: String(row.fields) });
    }
  }

  /** How many documents a selection has. */
  count({ clauses, values }: Selection): number {
    const sql = `SELECT COUNT(*) AS count FROM (SELECT 1 FROM documents ${clauses})`;
    return Number(this.prepared(sql).get(...values)?.count);
  }

  close(): void {
    this.database.close();
  }

  private prepared(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

/** Creates the SQL function `sort_key`. It parses each document once, because SQLite asks for its fields one after another. */
function createSortKey(): (json: SQLInputValue, path: SQLInputValue) => Buffer | null {
  let lastJson: SQLInputValue = null;
  let fields = {};
  return (json, path) => {
    if (json !== lastJson) [lastJson, fields] = [json, JSON.parse(String(json))];
    const value = getField(fields, parseFieldPath(String(path)));
    return value ? sortKey(value) : null;
  };
}
