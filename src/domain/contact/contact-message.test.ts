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

test.each<[keyof typeof valid, string | undefined, unknown[]]>([
  ['name', undefined, ['Łukasz Żółć', "Jean-Luc D'Arcy", '山田', 'محمد علي', 'Zoe\u0301']],
  ['name', 'Name is required', ['', undefined, ['a']]],
  ['name', LETTERS, ['Jan2', 'Jan\r\nBcc: x', 'Jan 🙂']],
  ['name', 'Name must be at least 2 characters long', ['J']],
  ['email', 'Email is required', ['']],
  ['email', 'Enter a valid email address', ['jan@example.org\nBcc: x@example.org']],
  ['subject', 'Subject is required', ['']],
  ['subject', SUBJECT, ['Four', '  Four  ', 's'.repeat(31)]],
  ['subject', undefined, ['Fives', 's'.repeat(30)]],
  ['message', 'Message is required', ['']],
  ['message', MESSAGE, ['123456789', 'm'.repeat(501)]],
  ['message', undefined, ['1234567890', 'm'.repeat(500)]],
  ['recaptchaValue', ROBOT, ['', undefined]],
])('CONT-01 CONT-02 CONT-03 CONT-04 CONT-05 the %s fails with %j: %j', (field, message, values) => {
  for (const value of values) expect([value, errorOf(field, value)]).toEqual([value, message]);
});
