import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openForWriting } from '../sqlite.ts';
import { openContents } from './contents.ts';
import { SCHEMA } from './schema.ts';

const MB = 1024 * 1024;

function open() {
  const database = openForWriting(':memory:', SCHEMA);
  onTestFinished(() => database.close());
  return { database, contents: openContents(database) };
}

test('any range is read back as it was stored, across chunks and appends', () => {
  const { contents } = open();
  const bytes = randomBytes(3 * MB);
  const content = contents.create();
  const cuts = [0, 1, MB + 1, 2 * MB + 7, bytes.length];
  cuts.forEach((cut, index) => {
    contents.append(content, bytes.subarray(cut, cuts[index + 1] ?? cut));
  });
  expect(contents.size(content)).toBe(bytes.length);
  const edge = fc.oneof(
    fc.nat(bytes.length),
    fc.tuple(fc.constantFrom(...cuts, MB, 2 * MB), fc.constantFrom(-1, 0, 1)).map(([cut, by]) => cut + by),
  );
  const inside = (position: number) => Math.max(0, Math.min(bytes.length, position));
  fc.assert(
    fc.property(edge, edge, (a, b) => {
      const range = { start: inside(Math.min(a, b)), end: inside(Math.max(a, b)) };
      expect(contents.read(content, range).equals(bytes.subarray(range.start, range.end))).toBe(true);
    }),
  );
});

test('hashes do not depend on how the bytes are split', () => {
  const { contents } = open();
  const bytes = randomBytes(1000);
  const [once, twice] = [contents.create(), contents.create()];
  contents.append(once, bytes);
  contents.append(twice, bytes.subarray(0, 300));
  contents.append(twice, bytes.subarray(300));
  expect(contents.hashes(twice)).toEqual(contents.hashes(once));
});

test('a commit returns when it is on disk', () => {
  const { database } = open();
  expect(database).toBeInstanceOf(DatabaseSync);
  // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});
