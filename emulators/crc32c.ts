/** The reversed Castagnoli polynomial (RFC 3720, appendix B.4). */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  return remainder;
});

/** Returns the CRC-32C of the bytes as an unsigned 32-bit number; `previous` is that of the bytes before them. */
export function crc32c(bytes: Uint8Array, previous = 0): number {
  let remainder = ~previous;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  return ~remainder >>> 0;
}

/** Encoded as in Cloud Storage: base64 of the number in big-endian order. */
export function toBase64(checksum: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return bytes.toString('base64');
}
