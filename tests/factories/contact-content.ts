import { mapContactFields } from '#domain/contact/contact-message.ts';
import type { ContactContent } from '../../functions/src/mail/mail-content.ts';

/** A message as the outbox stores it; fields that are not given are empty. */
export function contactContent(fields: Partial<ContactContent>): ContactContent {
  return { kind: 'contact', ...mapContactFields(() => ''), ...fields };
}
