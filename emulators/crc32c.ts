/** The reversed Castagnoli polynomial (RFC 3720, appendix B.4). */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  return remainder;
});

/** The CRC-32C of bytes in the format of Cloud Storage: the number's bytes in big-endian order, as base64. */
export function crc32c(bytes: Uint8Array): string {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  const checksum = Buffer.alloc(4);
  checksum.writeInt32BE(~remainder);
  return checksum.toString('base64');
}
