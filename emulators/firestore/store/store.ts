import { openForReading, openForWriting } from '../../sqlite.ts';
import { Events } from '../triggers/events.ts';
import { Reader } from './reader.ts';
import { SCHEMA } from './schema.ts';
import { Writer } from './writer.ts';

/** Readers held open for the next request; more are opened when needed and closed after use. */
const MAX_IDLE_READERS = 3;

/** The database: one writer, and readers that each see a consistent state. */
export interface Store {
  readonly writer: Writer;
  /** Over the writer's connection, so that its changes belong to the writer's transaction. */
  readonly events: Events;
  /** Returns a reader with a snapshot of the current state; the caller must release it. */
  acquireReader(): Reader;
  releaseReader(reader: Reader): void;
  /** Runs a synchronous function with a reader. */
  read<Result>(work: (reader: Reader) => Result): Result;
  /** Microseconds since 1970, strictly increasing. */
  tick(): number;
  close(): void;
}

/** Opens the SQLite file, creating it if missing. */
export function openStore(file: string): Store {
  const database = openForWriting(file, SCHEMA);
  const writer = new Writer(database);
  const idle: Reader[] = [];
  const busy = new Set<Reader>();
  let last = 0;

  const store: Store = {
    writer,
    events: new Events(database),
    acquireReader() {
      const reader = idle.pop() ?? new Reader(openForReading(file));
      busy.add(reader);
      reader.beginSnapshot();
      return reader;
    },
    releaseReader(reader) {
      if (!busy.delete(reader)) return;
      reader.endSnapshot();
      if (idle.length < MAX_IDLE_READERS) idle.push(reader);
      else reader.close();
    },
    read(work) {
      const reader = store.acquireReader();
      try {
        return work(reader);
      } finally {
        store.releaseReader(reader);
      }
    },
    tick() {
      last = Math.max(Date.now() * 1000, last + 1);
      return last;
    },
    close() {
      for (const reader of [...idle, ...busy]) reader.close();
      busy.clear();
      idle.length = 0;
      writer.close();
    },
  };
  return store;
}
