import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32c, toBase64 } from './crc32c.ts';

// RFC 3720, appendix B.4; the first is the check value of the CRC catalogue.
test.each([
  ['the digits 1 to 9', Buffer.from('123456789'), 0xe3069283],
  ['32 zero bytes', Buffer.alloc(32), 0x8a9136aa],
  ['32 bytes 0xff', Buffer.alloc(32, 0xff), 0x62a8ab43],
  ['32 rising bytes', Buffer.from(Array.from({ length: 32 }, (_, index) => index)), 0x46dd794e],
  ['nothing', Buffer.alloc(0), 0],
])('has the published checksum of %s', (_, bytes, checksum) => {
  expect(crc32c(bytes)).toBe(checksum);
});

test('can be computed in chunks', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      expect(crc32c(second, crc32c(first))).toBe(crc32c(Buffer.concat([first, second])));
    }),
  );
});

test('is written in big-endian base64', () => {
  expect(toBase64(0xe3069283)).toBe('4waSgw==');
});
