/**
 * Objects and uploads refer to a content; a content's bytes are chunks, each with its offset.
 * Names compare byte by byte (BINARY), which is the order in which Cloud Storage lists them.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    content INTEGER NOT NULL,
    size INTEGER NOT NULL,
    generation INTEGER NOT NULL,
    metageneration INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    md5 TEXT NOT NULL,
    crc32c TEXT NOT NULL,
    metadata TEXT NOT NULL,
    PRIMARY KEY (bucket, name)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY,
    content INTEGER,
    started INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('active', 'final', 'cancelled')),
    request TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS contents (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    size INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pieces (
    content INTEGER NOT NULL,
    start INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    UNIQUE (content, start)
  );
`;
