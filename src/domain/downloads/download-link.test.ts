import { expect, test } from 'vitest';
import { aDownloadToken } from '#tests/factories/download-token.ts';
import { downloadRequestSchema, fileNameInToken, isExpired, readDownloadToken } from './download-link.ts';

test('RES-06 an email address and a file name are a valid request', () => {
  const request = { email: ' jan@example.org ', fileName: 'Żółć & more.pdf' };
  expect(downloadRequestSchema.parse(request)).toEqual({ ...request, email: 'jan@example.org' });
});

test.each([
  [{ email: '  ', fileName: 'a.pdf' }, 'Please enter your email.'],
  [{ email: 'jan', fileName: 'a.pdf' }, 'Enter a valid email address'],
  [{ email: 'jan@example.org' }, 'File not found.'],
  [{ email: 'jan@example.org', fileName: ['a.pdf'] }, 'File not found.'],
  [{ email: 'jan@example.org', fileName: '../docs_pdf/privacy_policy.pdf' }, 'File not found.'],
])('RES-05 RES-07 the request %j is refused with %j', (request, message) => {
  expect(downloadRequestSchema.safeParse(request).error?.issues[0]?.message).toBe(message);
});

test('DOWN-01 a token of three parts contains its expiry and its file name, in any script', () => {
  const payload = { exp: 1_790_000_000, fileName: 'Żółć 指南.pdf' };
  expect(readDownloadToken(aDownloadToken(payload))).toEqual(payload);
});

test.each([
  ...['', 'a', 'a.b', 'a.b.c', '..', 'a.b.c.d', `${aDownloadToken({ exp: 1, fileName: 'a.pdf' })}.x`],
  aDownloadToken(null),
  aDownloadToken([]),
  aDownloadToken({ exp: 1 }),
  aDownloadToken({ fileName: 'a.pdf' }),
  aDownloadToken({ exp: '1', fileName: 'a.pdf' }),
  aDownloadToken({ exp: 1, fileName: 7 }),
  'a.%%%.c',
  'a._w.c', // `_w` is not UTF-8.
])('DOWN-01 the token %j is refused', (token) => {
  expect(readDownloadToken(token)).toBeUndefined();
});

test('DOWN-01 a link is valid until the moment at which it expires', () => {
  const payload = { exp: 100, fileName: 'a.pdf' };
  expect(isExpired(payload, 99_999)).toBe(false);
  expect(isExpired(payload, 100_000)).toBe(true);
});

/** Returns a token without its signature (`.c2ln`) and without the last characters of its payload. */
const cutToken = (lostCharacters: number) =>
  aDownloadToken({ fileName: 'EPD data.pdf', exp: 1000 }).slice(0, -'.c2ln'.length - lostCharacters);

// The last payload ends with the first of the two bytes of a letter.
test.each([cutToken(0), cutToken(4), cutToken(7), `e30.${btoa('{"fileName":"EPD data.pdf","x":"\u00c5')}`])(
  'DOWN-01 the token %s, which has lost its end, still names the file to ask for again',
  (token) => {
    expect(fileNameInToken(token)).toBe('EPD data.pdf');
  },
);

test('DOWN-01 a token that cannot be read names no file', () => {
  expect(fileNameInToken('nonsense')).toBeUndefined();
});
