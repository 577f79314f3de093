import { expect, test } from 'vitest';
import { contactContent } from '../../../tests/factories/contact-content.ts';
import { mailContentSchema } from './mail-content.ts';

const MESSAGE = contactContent({ name: 'Jo', email: 'jo@example.org', subject: 'Hello', message: 'Words.' });
const LINK = { kind: 'download-link', email: 'jo@example.org', fileName: 'guide.pdf' };

test.each([[MESSAGE], [LINK]])('CONT-13 %j is accepted, and unknown fields are dropped', (content) => {
  expect(mailContentSchema.parse({ ...content, state: 'PENDING', link: 'x' })).toEqual(content);
});

test.each([
  [{ ...MESSAGE, kind: 'newsletter' }],
  [{ ...LINK, kind: 'contact' }],
  [{ ...MESSAGE, message: undefined }],
  [{ ...LINK, fileName: ['guide.pdf'] }],
  [{}],
  [null],
])('CONT-13 %j is rejected', (content) => {
  expect(mailContentSchema.safeParse(content).success).toBe(false);
});
