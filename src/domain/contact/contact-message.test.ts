import { expect, test } from 'vitest';
import { contactMessageSchema } from './contact-message.ts';

const valid = {
  name: 'Zofia O’Neill-Nowak',
  email: 'zofia@example.org',
  subject: 'Passport for boards',
  message: 'We make mineral wool boards.',
  recaptchaValue: 'token',
};

/** Returns the first error of a field, as shown in the form. */
function errorOf(field: keyof typeof valid, value: unknown): string | undefined {
  const { error } = contactMessageSchema.safeParse({ ...valid, [field]: value });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

test('CONT-07 a complete message is accepted, trimmed, and stripped of unknown fields', () => {
  const sent = { ...valid, name: '  Zofia O’Neill-Nowak ', isAdmin: true };
  expect(contactMessageSchema.parse(sent)).toEqual(valid);
});

const LETTERS = 'Only letters, spaces, hyphens, and apostrophes are allowed';
const SUBJECT = 'Subject must be between 5 and 30 characters long';
const MESSAGE = 'Message must be between 10 and 500 characters';
const ROBOT = 'Please verify that you are not a robot';

type Cases = readonly (readonly [message: string | undefined, values: readonly unknown[]])[];

function expectErrors(field: keyof typeof valid, cases: Cases): void {
  for (const [message, values] of cases)
    for (const value of values) expect([value, errorOf(field, value)]).toEqual([value, message]);
}

test('CONT-01 a name of letters, spaces, hyphens and apostrophes is accepted, and any other is refused', () => {
  expectErrors('name', [
    [undefined, ['Łukasz Żółć', "Jean-Luc D'Arcy", '山田', 'محمد علي', 'Zoe\u0301']],
    ['Name is required', ['', undefined, ['a']]],
    [LETTERS, ['Jan2', 'Jan\r\nBcc: x', 'Jan 🙂']],
    ['Name must be at least 2 characters long', ['J']],
  ]);
});

test('CONT-02 an email address is required, and may not contain a line break', () => {
  expectErrors('email', [
    ['Email is required', ['']],
    ['Enter a valid email address', ['jan@example.org\nBcc: x@example.org']],
  ]);
});

test('CONT-03 a subject is trimmed before its length is checked', () => {
  expectErrors('subject', [
    ['Subject is required', ['']],
    [SUBJECT, ['Four', '  Four  ', 's'.repeat(31)]],
    [undefined, ['Fives', 's'.repeat(30)]],
  ]);
});

test('CONT-04 a message has 10 to 500 characters', () => {
  expectErrors('message', [
    ['Message is required', ['']],
    [MESSAGE, ['123456789', 'm'.repeat(501)]],
    [undefined, ['1234567890', 'm'.repeat(500)]],
  ]);
});

test('CONT-05 a message without a solved captcha is refused', () => {
  expectErrors('recaptchaValue', [[ROBOT, ['', undefined]]]);
});
