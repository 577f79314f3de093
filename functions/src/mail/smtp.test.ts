import { expect, test } from 'vitest';
import { failureCode, isRefusedForGood } from './smtp.ts';

function smtpError(code: string, responseCode?: number): Error {
  const error = new Error(`550 jan@example.org is unknown`);
  return Object.assign(error, { code, responseCode });
}

test.each([
  ['EENVELOPE', 550],
  ['EENVELOPE', undefined],
  ['EMESSAGE', 554],
])('CONT-13 %s %s is for good', (code, responseCode) => {
  expect(isRefusedForGood(smtpError(code, responseCode))).toBe(true);
});

test.each([
  ['EENVELOPE', 451],
  ['EMESSAGE', 452],
  ['EAUTH', 535],
  ['EPROTOCOL', 554],
  ['ECONNECTION', undefined],
  ['ETIMEDOUT', undefined],
])('CONT-13 %s %s may go away', (code, responseCode) => {
  expect(isRefusedForGood(smtpError(code, responseCode))).toBe(false);
});

test('CONT-13 what is logged of an error is its code, never its text', () => {
  expect(failureCode(smtpError('EENVELOPE', 550))).toBe('EENVELOPE 550');
  expect(failureCode(smtpError('ETIMEDOUT'))).toBe('ETIMEDOUT');
  expect(failureCode(new Error('jan@example.org'))).toBe('UNKNOWN');
  expect(failureCode('jan@example.org')).toBe('UNKNOWN');
});
