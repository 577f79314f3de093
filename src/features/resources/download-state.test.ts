import { expect, test } from 'vitest';
import { aDownloadToken } from '#tests/factories/download-token.ts';
import { downloadState } from './download-state.ts';

const FILE = { exp: 1000, fileName: 'EPD data.pdf' };
const IN_TIME = 999_999;

test('DOWN-01 a link without a token', () => {
  expect(downloadState('', IN_TIME)).toEqual({ name: 'no-token' });
});

test('DOWN-01 a token that cannot be read is invalid, whatever the server responds', () => {
  expect(downloadState('nonsense', IN_TIME)).toEqual({ name: 'invalid-token' });
  expect(downloadState('nonsense', IN_TIME, 'ready')).toEqual({ name: 'invalid-token' });
});

test.each([
  ['no exp', aDownloadToken({ fileName: 'EPD data.pdf' })],
  ['its signature cut off', aDownloadToken(FILE).replace(/\.[^.]*$/, '')],
  ...[4, 7].map((lost) => [
    `${lost} letters of its payload cut off`,
    aDownloadToken({ fileName: FILE.fileName, exp: FILE.exp }).slice(0, -'.c2ln'.length - lost),
  ]),
  ['a letter cut in two', `e30.${btoa('{"fileName":"EPD data.pdf","x":"\u00c5')}`],
])('DOWN-01 a token with %s is invalid, and still names the file to ask for again', (_, token) => {
  expect(downloadState(token, IN_TIME, 'ready')).toEqual({
    name: 'invalid-token',
    fileName: 'EPD data.pdf',
  });
});

test('DOWN-01 a token is expired from the second that it names on, whatever the server says', () => {
  const expired = { name: 'expired', fileName: 'EPD data.pdf' };
  expect(downloadState(aDownloadToken(FILE), 1_000_000)).toEqual(expired);
  expect(downloadState(aDownloadToken(FILE), 1_000_000, 'ready')).toEqual(expired);
  expect(downloadState(aDownloadToken(FILE), IN_TIME, 'ready').name).toBe('ready');
});

test.each([undefined, 'ready', 'unavailable', 'refused', 'failed'] as const)(
  'DOWN-02 DOWN-03 a valid token is loading, then the server decides: %s',
  (status) => {
    const name = status ?? 'loading';
    expect(downloadState(aDownloadToken(FILE), IN_TIME, status)).toEqual({ name, fileName: 'EPD data.pdf' });
  },
);
