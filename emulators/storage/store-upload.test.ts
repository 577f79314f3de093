import { expect, onTestFinished, test, vi } from 'vitest';
import { openForWriting } from '../sqlite.ts';
import { openContents } from './contents.ts';
import { openObjects } from './objects.ts';
import { SCHEMA } from './schema.ts';
import { finishUpload, startUpload, storeBytes } from './store-upload.ts';
import type { UploadRequest } from './upload-request.ts';
import { openUploads } from './uploads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUEST: UploadRequest = { bucket: 'b', name: 'a', metadata: {}, expected: {}, conditions: {} };

function open() {
  const database = openForWriting(':memory:', SCHEMA);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    database.close();
  });
  const contents = openContents(database);
  const uploads = openUploads(database, contents);
  const services = { contents, uploads, objects: openObjects(database, contents), authorize: () => {} };
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  const rows = () => ({ contents: count('contents'), pieces: count('pieces') });
  return { database, services, rows };
}

test('uploads within the same millisecond get ascending generations', () => {
  const { services } = open();
  const generations = ['1', '2', '3'].map(
    (text) => storeBytes(services, {}, REQUEST, Buffer.from(text)).generation,
  );
  expect(generations).toEqual([...new Set(generations)].sort((a, b) => a - b));
});

test('overwritten, deleted, cancelled and rejected bytes leave nothing behind', () => {
  const { services, rows } = open();
  const { objects, uploads } = services;
  const upload = (request: UploadRequest, text: string) =>
    uploads.append(uploads.find(startUpload(services, {}, request)), Buffer.from(text));
  storeBytes(services, {}, REQUEST, Buffer.from('first'));
  finishUpload(services, {}, upload(REQUEST, 'second'));
  const third = storeBytes(services, {}, REQUEST, Buffer.from('third'));
  expect(rows()).toEqual({ contents: 1, pieces: 1 });
  uploads.cancel(upload(REQUEST, 'cancelled'));
  const refused = upload({ ...REQUEST, expected: { size: 3 } }, 'four');
  expect(() => finishUpload(services, {}, refused)).toThrow('size');
  expect(rows()).toEqual({ contents: 1, pieces: 1 });
  expect(String(objects.read(third, { start: 0, end: 5 }))).toBe('third');
  objects.remove(third);
  expect(rows()).toEqual({ contents: 0, pieces: 0 });
});

test('an unfinished upload is deleted after a week, not before', () => {
  const { database, services, rows } = open();
  const id = startUpload(services, {}, REQUEST);
  services.uploads.append(services.uploads.find(id), Buffer.from('a'));
  const daysLater = (days: number) => {
    vi.setSystemTime(Date.now() + days * DAY_MS);
    return openUploads(database, services.contents);
  };
  expect(daysLater(6.9).find(id)).toMatchObject({ state: 'active', received: 1 });
  expect(() => daysLater(0.2).find(id)).toThrow('No such upload');
  expect(rows()).toEqual({ contents: 0, pieces: 0 });
});
