import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactMessageSchema } from '#domain/contact/contact-message.ts';
import { downloadRequestSchema } from '#domain/downloads/download-link.ts';

const policy = readFileSync('src/content/documents/privacy-policy.md', 'utf8');

/** Fields that are not about the visitor: the proof of the spam check, which has its own paragraph, and the document. */
const NOT_PERSONAL = ['recaptchaValue', 'fileName'];

test.each([
  ['Contact form', contactMessageSchema],
  ['PDF by email', downloadRequestSchema],
])('DAY-03 under "%s" the privacy policy names each field of the form', (heading, { shape }) => {
  const [, text = ''] = policy.split(`### ${heading}\n`);
  const [section = ''] = text.split('\n###');
  const fields = Object.keys(shape).filter((name) => !NOT_PERSONAL.includes(name));
  expect(fields.filter((name) => !section.includes(name))).toEqual([]);
});
