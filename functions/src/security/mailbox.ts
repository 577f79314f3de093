/** Providers that ignore dots in the local part, and the canonical domain of each. */
const IGNORES_DOTS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the canonical mailbox of an email address, by which limits count: without the tag after a plus sign, which
 * most providers ignore (RFC 5233), and for Gmail without dots.
 */
export function mailboxToCount(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  const provider = IGNORES_DOTS.get(domain);
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}
