import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUpload } from './multipart.ts';

function read(header: string, body: Buffer) {
  const request = { method: 'POST', path: '/', query: new URLSearchParams(), body };
  return readUpload({ ...request, headers: { 'content-type': header } });
}

function bodyOf(bytes: Uint8Array, header = 'Content-Type: text/plain\r\n'): Buffer {
  const parts = `--edge\r\nContent-Type: application/json\r\n\r\n{"name":"ü"}\r\n--edge\r\n${header}\r\n`;
  return Buffer.concat([Buffer.from(parts), bytes, Buffer.from('\r\n--edge--')]);
}

test('an upload is its name, its metadata and its bytes, which may be any', () => {
  const bytes = fc.oneof(
    fc.uint8Array(),
    fc.constantFrom('', '\r\n', '\r\n\r\n', '--', '\r\n--').map(Buffer.from),
  );
  fc.assert(
    fc.property(bytes, fc.constantFrom('edge', '"edge"'), (given, boundary) => {
      const upload = read(`multipart/related; boundary=${boundary}`, bodyOf(given));
      expect(upload).toMatchObject({ name: 'ü', metadata: { contentType: 'text/plain' } });
      expect([...upload.bytes]).toEqual([...given]);
    }),
  );
  expect(read('multipart/related; boundary=edge', bodyOf(Buffer.alloc(1), '')).metadata).toEqual({});
});

test.each([
  ['no boundary', 'multipart/related', bodyOf(Buffer.alloc(1))],
  ['another boundary', 'multipart/related; boundary=other', bodyOf(Buffer.alloc(1))],
  ['a cut body', 'multipart/related; boundary=edge', bodyOf(Buffer.alloc(1)).subarray(0, -10)],
  ['no part', 'multipart/related; boundary=edge', Buffer.from('--edge--')],
])('%s is rejected', (_, header, given) => {
  expect(() => read(header, given)).toThrow(expect.objectContaining({ code: 400 }));
});
