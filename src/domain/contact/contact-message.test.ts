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

test.each(['Łukasz Żółć', "Jean-Luc D'Arcy", '山田', 'محمد علي', 'Zoe\u0301'])(
  'CONT-01 %s is a valid name',
  (name) => {
    expect(errorOf('name', name)).toBeUndefined();
  },
);

test.each([
  ['', 'Name is required'],
  [undefined, 'Name is required'],
  [['a'], 'Name is required'],
  ['Jan2', 'Only letters, spaces, hyphens, and apostrophes are allowed'],
  ['Jan\r\nBcc: x', 'Only letters, spaces, hyphens, and apostrophes are allowed'],
  ['Jan 🙂', 'Only letters, spaces, hyphens, and apostrophes are allowed'],
  ['J', 'Name must be at least 2 characters long'],
])('CONT-01 the name %j fails with %j', (name, message) => {
  expect(errorOf('name', name)).toBe(message);
});

test.each([
  ['', 'Email is required'],
  ['jan@example.org\nBcc: x@example.org', 'Enter a valid email address'],
])('CONT-02 the address %j fails with %j', (email, message) => {
  expect(errorOf('email', email)).toBe(message);
});

test('CONT-03 a subject is trimmed before its length is checked', () => {
  expect(errorOf('subject', '  Four  ')).toBe('Subject must be between 5 and 30 characters long');
});

test.each([
  ['', 'Subject is required'],
  ['Four', 'Subject must be between 5 and 30 characters long'],
  ['s'.repeat(31), 'Subject must be between 5 and 30 characters long'],
  ['Fives', undefined],
  ['s'.repeat(30), undefined],
])('CONT-03 the subject %j fails with %j', (subject, message) => {
  expect(errorOf('subject', subject)).toBe(message);
});

test.each([
  ['', 'Message is required'],
  ['123456789', 'Message must be between 10 and 500 characters'],
  ['m'.repeat(501), 'Message must be between 10 and 500 characters'],
  ['1234567890', undefined],
  ['m'.repeat(500), undefined],
])('CONT-04 the message %j fails with %j', (text, message) => {
  expect(errorOf('message', text)).toBe(message);
});

test.each(['', undefined])('CONT-05 the captcha value %j fails', (value) => {
  expect(errorOf('recaptchaValue', value)).toBe('Please verify that you are not a robot');
});
