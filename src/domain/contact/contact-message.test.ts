import { expect, test } from 'vitest';
import { contactMessageSchema } from './contact-message.ts';

const validMessage = {
  name: 'Zofia O’Neill-Nowak',
  email: 'zofia@example.org',
  subject: 'Passport for boards',
  message: 'We make mineral wool boards.',
  recaptchaValue: 'token',
};

/** Returns the first error of a field, as shown in the form. */
function errorOf(field: keyof typeof validMessage, value: unknown): string | undefined {
  const { error } = contactMessageSchema.safeParse({ ...validMessage, [field]: value });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

test('CONT-07 a complete message is accepted, trimmed, and stripped of unknown fields', () => {
  const sent = { ...validMessage, name: '  Zofia O’Neill-Nowak ', isAdmin: true };
  expect(contactMessageSchema.parse(sent)).toEqual(validMessage);
});

const LETTERS_ERROR = 'Only letters, spaces, hyphens, and apostrophes are allowed';
const SUBJECT_LENGTH_ERROR = 'Subject must be between 5 and 30 characters long';
const MESSAGE_LENGTH_ERROR = 'Message must be between 10 and 500 characters';
const CAPTCHA_ERROR = 'Please verify that you are not a robot';

type Cases = readonly (readonly [error: string | undefined, values: readonly unknown[]])[];

function expectErrors(field: keyof typeof validMessage, cases: Cases): void {
  for (const [error, values] of cases)
    for (const value of values) expect(errorOf(field, value), JSON.stringify(value)).toBe(error);
}

test('CONT-01 a name of letters, spaces, hyphens and apostrophes is accepted, and any other is refused', () => {
  expectErrors('name', [
    [undefined, ['Łukasz Żółć', "Jean-Luc D'Arcy", '山田', 'محمد علي', 'Zoe\u0301']],
    ['Name is required', ['', undefined, ['a']]],
    [LETTERS_ERROR, ['Jan2', 'Jan\r\nBcc: x', 'Jan 🙂']],
    ['Name must be at least 2 characters long', ['J']],
  ]);
});

test('CONT-02 an email address is required, and may not contain a line break', () => {
  expectErrors('email', [
    ['Email is required', ['']],
    ['Enter a valid email address', ['jan@example.org\nBcc: x@example.org']],
  ]);
});

test('CONT-03 a subject is required, and has 5 to 30 characters after trimming', () => {
  expectErrors('subject', [
    ['Subject is required', ['']],
    [SUBJECT_LENGTH_ERROR, ['Four', '  Four  ', 's'.repeat(31)]],
    [undefined, ['Fives', 's'.repeat(30)]],
  ]);
});

test('CONT-04 a message is required, and has 10 to 500 characters', () => {
  expectErrors('message', [
    ['Message is required', ['']],
    [MESSAGE_LENGTH_ERROR, ['123456789', 'm'.repeat(501)]],
    [undefined, ['1234567890', 'm'.repeat(500)]],
  ]);
});

test('CONT-05 a message without a solved captcha is refused', () => {
  expectErrors('recaptchaValue', [[CAPTCHA_ERROR, ['', undefined]]]);
});
