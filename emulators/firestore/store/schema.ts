/**
 * `entries` is the index: for each field path of each document the key of its value (kind 0) and, for arrays, the
 * keys of the elements (kind 1), sorted by key, then document id, within a collection.
 * `documents.fields` comes last, so that reading the other columns does not load it.
 * `events` holds changes to be delivered to functions: `due` is 0 until the trigger is looked up, then the time of the
 * next attempt. Numbers are never reused, because functions recognise a repeated event by its number.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections (
    number INTEGER PRIMARY KEY,
    path BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    id TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS collections_by_id ON collections (id);
  CREATE TABLE IF NOT EXISTS documents (
    number INTEGER PRIMARY KEY,
    collection INTEGER NOT NULL,
    id BLOB NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    fields TEXT NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS documents_by_id ON documents (collection, id);
  CREATE TABLE IF NOT EXISTS fields (
    number INTEGER PRIMARY KEY,
    path TEXT NOT NULL,
    kind INTEGER NOT NULL,
    UNIQUE (path, kind)
  );
  CREATE TABLE IF NOT EXISTS entries (
    collection INTEGER NOT NULL,
    field INTEGER NOT NULL,
    key BLOB NOT NULL,
    id BLOB NOT NULL,
    document INTEGER NOT NULL,
    PRIMARY KEY (collection, field, key, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS events (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    time INTEGER NOT NULL,
    trigger_id TEXT,
    due INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    old_value TEXT,
    value TEXT
  );
  CREATE INDEX IF NOT EXISTS events_by_due ON events (due);
`;
