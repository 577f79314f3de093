import { createHmac } from 'node:crypto';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { isHostingNetwork } from './hosting-network.ts';

/** The parts of a request that identify its origin. */
interface Caller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socketAddress: string | undefined;
}

/**
 * Returns the visitor's IP address: what the last trusted hop wrote. Every proxy appends its caller's address to
 * X-Forwarded-For, so the list is read from its end, past the proxies of Hosting's network. What a client writes into
 * this header stands before that, and no other header counts: Fastly-Client-IP, too, passes through Hosting unchanged
 * (fastly.com/documentation/reference/http/http-headers/Fastly-Client-IP).
 */
export function visitorAddress({ headers, socketAddress }: Caller): string {
  const forwarded = text(headers['x-forwarded-for']).split(',');
  const chain = [...forwarded, socketAddress ?? ''].map((address) => address.trim()).filter(isIP);
  return chain.findLast((address) => !isHostingNetwork(address)) ?? chain.at(-1) ?? 'unknown';
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
