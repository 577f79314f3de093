/** Providers that ignore dots in the name, and the domain that each counts as. */
const IGNORES_DOTS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an email address leads to, as limits count it: without the tag after a plus sign, which most
 * providers deliver to the same mailbox (RFC 5233), and for Gmail without dots.
 */
export function mailboxToCount(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  const provider = IGNORES_DOTS.get(domain);
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}
