import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMultipart } from './multipart.ts';

function body(bytes: Uint8Array, contentType = 'Content-Type: text/plain\r\n'): Buffer {
  return Buffer.concat([
    Buffer.from('--edge\r\nContent-Type: application/json\r\n\r\n{"name":"ü"}\r\n'),
    Buffer.from(`--edge\r\n${contentType}\r\n`),
    bytes,
    Buffer.from('\r\n--edge--'),
  ]);
}

test('returns the metadata, the content type and the bytes', () => {
  for (const header of ['multipart/related; boundary=edge', 'multipart/related; boundary="edge"']) {
    expect(parseMultipart(header, body(Buffer.from('abc')))).toEqual({
      metadata: '{"name":"ü"}',
      contentType: 'text/plain',
      bytes: Buffer.from('abc'),
    });
  }
});

test('the content type may be missing', () => {
  expect(parseMultipart('multipart/related; boundary=edge', body(Buffer.from('abc'), ''))).toMatchObject({
    contentType: undefined,
  });
});

test('arbitrary bytes are preserved, including line breaks at their ends', () => {
  const bytes = fc.oneof(
    fc.uint8Array(),
    fc.constantFrom('', '\r\n', '\r\n\r\n', '--', '\r\n--').map(Buffer.from),
  );
  fc.assert(
    fc.property(bytes, (given) => {
      const parsed = parseMultipart('multipart/related; boundary=edge', body(given));
      expect([...parsed.bytes]).toEqual([...given]);
    }),
  );
});

test.each([
  ['no boundary', 'multipart/related', body(Buffer.alloc(1))],
  ['another boundary', 'multipart/related; boundary=other', body(Buffer.alloc(1))],
  ['a cut body', 'multipart/related; boundary=edge', body(Buffer.alloc(1)).subarray(0, -10)],
  ['no part', 'multipart/related; boundary=edge', Buffer.from('--edge--')],
])('%s is rejected', (_, header, given) => {
  expect(() => parseMultipart(header, given)).toThrow(expect.objectContaining({ code: 400 }));
});
