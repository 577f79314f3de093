import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['jan@example.org', "o'neill+site@mail.example.co.uk", 'a@b.pl', '@mail.org'.padStart(254, 'a')])(
  'CONT-02 %s is an email address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  ...['', 'jan', '@example.org', 'jan@example', 'jan@a@example.org'],
  ...['jan@example.org\r\nBcc: all@example.org', 'Jan <jan@example.org>', 'jan@example.org, eva@example.org'],
  ...['jan @example.org', 'jan@exa mple.org', 'jan@-example.org', 'jan\u0000@example.org'],
  '@mail.org'.padStart(255, 'a'), // One character too many.
])('CONT-02 %j is not an email address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('CONT-02 a text of 50,000 characters is not an email address', () => {
  expect(isEmailAddress(`${'a.'.repeat(25_000)}@`)).toBe(false);
  expect(isEmailAddress(`a@${'a.'.repeat(25_000)}`)).toBe(false);
});
