import { expect, test } from 'vitest';
import { applyPatch, parseJsonObject, parseMetadataPatch } from './metadata.ts';

const METADATA = { contentType: 'text/plain', cacheControl: 'no-store', custom: { a: '1', b: '2' } };

function patched(json: Record<string, unknown>) {
  return applyPatch(METADATA, parseMetadataPatch(json));
}

test('fields that a change does not name are unchanged', () => {
  expect(patched({})).toEqual(METADATA);
  expect(patched({ contentType: 'text/css', metadata: { b: '3', c: '4' } })).toEqual({
    contentType: 'text/css',
    cacheControl: 'no-store',
    custom: { a: '1', b: '3', c: '4' },
  });
});

test('null removes', () => {
  expect(patched({ cacheControl: null, metadata: { a: null } })).toEqual({
    contentType: 'text/plain',
    custom: { b: '2' },
  });
  expect(patched({ metadata: null }).custom).toEqual({});
});

test('custom values become strings', () => {
  expect(patched({ metadata: { a: 7, b: true } }).custom).toEqual({ a: '7', b: 'true' });
});

test('an unsupported field returns 501 with its name', () => {
  expect(() => parseMetadataPatch({ temporaryHold: true })).toThrow(
    expect.objectContaining({ code: 501, message: expect.stringContaining('temporaryHold') }),
  );
});

test.each([[{ contentType: 7 }], [{ metadata: 'a' }], [{ metadata: ['a'] }]])('%o is rejected', (json) => {
  expect(() => parseMetadataPatch(json)).toThrow(expect.objectContaining({ code: 400 }));
});

test.each(['[]', 'null', '7', '{'])('the body %s is rejected', (text) => {
  expect(() => parseJsonObject(text)).toThrow(expect.objectContaining({ code: 400 }));
});
