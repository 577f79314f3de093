import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './store.ts';
import { outcomeOf, parseWrite } from './write.ts';

const ROOT = 'projects/p/databases/d/documents';

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'writer-test-'));
  const file = join(folder, 'test.sqlite');
  const store = openStore(file);
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  const write = (json: object): void => {
    const parsed = parseWrite(json, ROOT);
    const existing = store.writer.find(parsed.name);
    const { resulting } = outcomeOf(parsed, existing, store.tick());
    if (resulting) store.writer.put(resulting, existing);
    else if (existing) store.writer.remove(existing);
  };
  const entries = (): unknown[] => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database
      .prepare(
        `SELECT f.path, f.kind, hex(e.key) AS key, hex(e.id) AS id FROM entries e
         JOIN fields f ON f.number = e.field JOIN documents d ON d.number = e.document AND d.id = e.id ORDER BY 4, 1, 2, 3`,
      )
      .all();
    const all = database.prepare('SELECT COUNT(*) AS count FROM entries').get()?.count;
    database.close();
    expect(rows).toHaveLength(Number(all));
    return rows;
  };
  return { store, write, entries };
}

const fields = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(
    fc.constantFrom({ integerValue: '1' }, { integerValue: '2' }, { stringValue: 'x' }),
    fc.constantFrom(
      { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '1' }] } },
      { mapValue: { fields: {} } },
    ),
    fc.constant({ mapValue: { fields: { x: { nullValue: null } } } }),
  ),
);

test('after any changes the index equals that of a database with only the final documents', () => {
  const change = fc.record({ id: fc.constantFrom('p', 'q'), fields: fc.option(fields) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const [changed, fresh] = [open(), open()];
      const last = new Map<string, object>();
      for (const { id, fields } of changes) {
        const name = `${ROOT}/c/${id}`;
        const json = fields ? { update: { name, fields } } : { delete: name };
        changed.store.writer.transact(() => changed.write(json));
        last.set(id, json);
      }
      for (const json of last.values()) fresh.store.writer.transact(() => fresh.write(json));
      expect(changed.entries()).toEqual(fresh.entries());
    }),
    { numRuns: 60 },
  );
});

test('what an error rolls back is gone, even if its names were new', () => {
  const { store, write, entries } = open();
  const document = { update: { name: `${ROOT}/c/p`, fields: { fresh: { integerValue: '1' } } } };
  const fail = () =>
    store.writer.transact(() => {
      write(document);
      throw new Error('undo');
    });
  expect(fail).toThrow('undo');
  expect(entries()).toEqual([]);
  store.writer.transact(() => write(document));
  expect(entries()).toHaveLength(1);
  expect(store.read((reader) => reader.find(`${ROOT}/c/p`)?.text)).toBe('{"fresh":{"integerValue":"1"}}');
});

test('a reader sees one state while the writer continues', () => {
  const { store, write } = open();
  const reader = store.acquireReader();
  store.writer.transact(() => write({ update: { name: `${ROOT}/c/p`, fields: {} } }));
  expect(reader.find(`${ROOT}/c/p`)).toBeUndefined();
  store.releaseReader(reader);
  expect(store.read((later) => later.find(`${ROOT}/c/p`))).toBeDefined();
});
