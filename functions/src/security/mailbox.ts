// cspell:ignore narod protonmail
import { visitorHash } from './visitor.ts';

/** A provider where several addresses lead to the same mailbox. */
interface Provider {
  readonly domains: readonly string[];
  /** The parts of a local part that do not distinguish mailboxes, to be removed. */
  readonly ignored?: RegExp;
}

/** The canonical domain is the first. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // In local parts a dot and a hyphen are the same, so both are ignored.
  {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.com.tr', 'ya.ru', 'narod.ru'],
    ignored: /[.-]/g,
  },
  // Disposable addresses have a base, a hyphen and a keyword; other local parts have no hyphen.
  { domains: ['yahoo.com'], ignored: /-.*/g },
];

/**
 * Returns the canonical mailbox of an email address, by which limits count: without the tag after a plus sign, which
 * most providers ignore (RFC 5233), and in the canonical spelling of providers that accept several.
 */
export function canonicalMailbox(email: string): string {
  const lowerCase = email.toLowerCase();
  const at = lowerCase.lastIndexOf('@');
  const domain = lowerCase.slice(at + 1);
  const [name = ''] = lowerCase.slice(0, at).split('+');
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  return `${provider?.ignored ? name.replace(provider.ignored, '') : name}@${provider?.domains[0] ?? domain}`;
}

/** The kinds of mail that are counted per mailbox. */
const MAILBOX_KINDS = ['message', 'link'] as const;
export type MailboxKind = (typeof MAILBOX_KINDS)[number];

/** Returns the ids of the documents in `limits` that count a mailbox; `visitorKey` is the secret VISITOR_KEY. */
export function mailboxKeys(visitorKey: string, email: string): string[] {
  return MAILBOX_KINDS.map((kind) => visitorHash(visitorKey, kind, canonicalMailbox(email)));
}
