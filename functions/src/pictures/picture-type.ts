/** Returns the media type of a picture by its first bytes, or undefined if it has no type that staff may upload. */
export function pictureType(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  const text = bytes.toString('latin1', 0, 12);
  if (/^RIFF.{4}WEBP$/s.test(text)) return 'image/webp';
  if (/^.{4}ftypavi[fs]$/s.test(text)) return 'image/avif';
  return undefined;
}
