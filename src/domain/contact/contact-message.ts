import * as z from 'zod/mini';
import { isEmailAddress } from './email-address.ts';
import { required } from './required.ts';

/** In UTF-16 code units, which the counter under the field shows as well (spec, section 5). */
export const MESSAGE_MAX_LENGTH = 500;

/** Longer than any realistic name, and short enough for a mail header. */
const NAME_MAX_LENGTH = 100;

/** Letters and combining marks of any script, spaces, hyphens and apostrophes (straight and typographic). */
const NAME = /^[\p{L}\p{M} '’-]+$/u;

const SUBJECT_LENGTH_ERROR = 'Subject must be between 5 and 30 characters long';
const MESSAGE_LENGTH_ERROR = 'Message must be between 10 and 500 characters';

/** What a visitor fills in, in the form's order. All fields are trimmed. The first issue of a field is its error. */
const fields = {
  name: z
    .string('Name is required')
    .check(
      z.trim(),
      required('Name is required'),
      z.regex(NAME, { error: 'Only letters, spaces, hyphens, and apostrophes are allowed', abort: true }),
      z.minLength(2, 'Name must be at least 2 characters long'),
      z.maxLength(NAME_MAX_LENGTH, `Name must be at most ${NAME_MAX_LENGTH} characters long`),
    ),
  email: z
    .string('Email is required')
    .check(z.trim(), required('Email is required'), z.refine(isEmailAddress, 'Enter a valid email address')),
  subject: z
    .string('Subject is required')
    .check(
      z.trim(),
      required('Subject is required'),
      z.minLength(5, SUBJECT_LENGTH_ERROR),
      z.maxLength(30, SUBJECT_LENGTH_ERROR),
    ),
  message: z
    .string('Message is required')
    .check(
      z.trim(),
      required('Message is required'),
      z.minLength(10, MESSAGE_LENGTH_ERROR),
      z.maxLength(MESSAGE_MAX_LENGTH, MESSAGE_LENGTH_ERROR),
    ),
};

/** The contact form (spec, section 5), validated in the browser and in the function. */
export const contactMessageSchema = z.object({
  ...fields,
  recaptchaValue: z
    .string('Please verify that you are not a robot')
    .check(required('Please verify that you are not a robot')),
});

/** The data that the contact form submits. */
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export type ContactField = keyof typeof fields;

/** The names of the fields that a visitor fills in, in the form's order. */
export const CONTACT_FIELDS = Object.keys(fields) as readonly ContactField[];

/** Whether a field has to be filled in. */
export function isRequired(name: ContactField): boolean {
  return !fields[name].safeParse('').success;
}

/** Returns an object that has, for each field that a visitor fills in, the value that `get` returns for its name. */
export function mapContactFields<Value>(get: (name: ContactField) => Value): Record<ContactField, Value> {
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, get(name)])) as Record<ContactField, Value>;
}
