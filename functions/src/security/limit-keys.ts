import { mailboxToCount } from './mailbox.ts';
import { visitorHash } from './visitor.ts';

/** What is counted per mailbox. */
const MAILBOX_KINDS = ['message', 'link'] as const;
export type MailboxKind = (typeof MAILBOX_KINDS)[number];

/**
 * The ids of the documents in `limits` that count a mailbox.
 *
 * @param key the secret VISITOR_KEY
 */
export function mailboxKeys(key: string, email: string): string[] {
  return MAILBOX_KINDS.map((kind) => visitorHash(key, kind, mailboxToCount(email)));
}
