import { createHmac } from 'node:crypto';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The parts of a request that identify its origin. */
interface Caller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socketAddress: string | undefined;
}

/** Where a request comes from. */
interface Origin {
  /** The visitor's IP address, unless the function was called at its own address, where its caller can write any. */
  readonly visitor: string;
  /** The last caller's: Hosting's, for every visitor of the site, or that of a caller that reaches the function directly. */
  readonly hop: string;
}

/**
 * Returns where a request comes from: every proxy appends its caller to X-Forwarded-For, and Hosting's requests end with
 * the visitor and one address of Google's. What a client writes stands before that, and no other header counts
 * (docs/decisions/0012).
 */
export function originOf({ headers, socketAddress }: Caller): Origin {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const [hop = socketAddress ?? 'unknown', visitor = hop] = forwarded
    .map((address) => address.trim())
    .filter(isIP)
    .toReversed();
  return { visitor, hop };
}

/** A network by which calls are counted, and how many times the calls of one visitor it may have. */
export interface Network {
  readonly name: string;
  readonly visitors: number;
}

/**
 * Returns the networks by which an address is counted: for IPv6 the /56 prefix, which a household gets, and more loosely
 * the /48, which is the largest that one site gets (RFC 6177).
 */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ name: address, visitors: 1 }];
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  // An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2).
  const mapped = tail.replace(/^ffff:/, '');
  if (head === '' && isIPv4(mapped)) return [{ name: mapped, visitors: 1 }];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(0, 8 - groups.length - after.length);
  const full = [...groups, ...Array<string>(address.includes('::') ? zeros : 0).fill('0'), ...after];
  const digits = full.map((group) => group.padStart(4, '0')).join('');
  return [
    { name: `${digits.slice(0, 14)}/56`, visitors: 1 },
    { name: `${digits.slice(0, 12)}/48`, visitors: 5 },
  ];
}

/** Many visitors come through one address of Hosting's. A caller at the function's own address gets no more. */
const VISITORS_PER_HOP = 10;

/** Returns the networks by which the last hop is counted, more loosely than a visitor and apart from one. */
export function networksOfHop(hop: string): Network[] {
  return networksOf(hop).map(({ name, visitors }) => ({
    name: `${name} as the last hop`,
    visitors: VISITORS_PER_HOP * visitors,
  }));
}

/** Returns a keyed hash, so that callers can be counted but not identified without the key. */
export function visitorHash(key: string, kind: string, value: string): string {
  return createHmac('sha256', key).update(`${kind}\n${value}`).digest('base64url');
}
