import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** The parts of a request that identify its origin. */
interface Caller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socketAddress: string | undefined;
}

/**
 * Returns the visitor's IP address. Hosting's CDN sends it in Fastly-Client-IP; for direct requests to the function it
 * is the last entry of X-Forwarded-For, which Google appends. A client can forge the first header, even through
 * Hosting, because Fastly does not overwrite it (fastly.com/documentation/reference/http/http-headers,
 * "Fastly-Client-IP"). The limits by mailbox and the captcha protect against that; this limit does not.
 */
export function visitorAddress({ headers, socketAddress }: Caller): string {
  const named = text(headers['fastly-client-ip']) || text(headers['x-forwarded-for']).split(',').at(-1);
  return named?.trim() || socketAddress || 'unknown';
}

function text(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(',') : (header ?? '');
}

/**
 * Returns the address by which limits count: for IPv6 the /64 prefix, which belongs to one household or machine
 * (RFC 6177).
 */
export function addressToCount(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  // An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2).
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

/** Returns a keyed hash, so that callers can be counted but not identified without the key. */
export function visitorHash(key: string, kind: string, value: string): string {
  return createHmac('sha256', key).update(`${kind}\n${value}`).digest('base64url');
}
