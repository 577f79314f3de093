import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** What of a request tells where it comes from. */
interface Caller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socketAddress: string | undefined;
}

/**
 * The visitor's IP address. Hosting's network names it in Fastly-Client-IP; a call to the function's own address has
 * it as the last entry of X-Forwarded-For, which Google appends. Whoever writes the first header can name any address,
 * through Hosting too: Fastly leaves it as a client sends it (fastly.com/documentation/reference/http/http-headers,
 * "Fastly-Client-IP"). The limits by mailbox and the captcha hold against that, not this one.
 */
export function visitorAddress({ headers, socketAddress }: Caller): string {
  const named = text(headers['fastly-client-ip']) || text(headers['x-forwarded-for']).split(',').at(-1);
  return named?.trim() || socketAddress || 'unknown';
}

function text(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(',') : (header ?? '');
}

/**
 * An address as limits count it: an IPv6 address by its network of 64 bits, which one household or machine has to
 * itself (RFC 6177).
 */
export function addressToCount(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  // An IPv4 address written as an IPv6 one (RFC 4291, section 2.5.5.2).
  const mapped = tail.replace(/^ffff:/, '');
  if (head === '' && isIPv4(mapped)) return mapped;
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(0, 8 - groups.length - after.length);
  const full = [...groups, ...Array<string>(address.includes('::') ? zeros : 0).fill('0'), ...after];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A name for somebody that can be counted and not be turned back into who it is without the key. */
export function visitorHash(key: string, kind: string, value: string): string {
  return createHmac('sha256', key).update(`${kind}\n${value}`).digest('base64url');
}
