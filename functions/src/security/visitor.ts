import { createHmac } from 'node:crypto';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The parts of a request that identify its origin. */
interface Caller {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socketAddress: string | undefined;
}

/** Where a request comes from. */
interface Origin {
  /** The visitor's IP address; a caller that bypasses Hosting can forge it. */
  readonly visitor: string;
  /** The IP address of the last caller: one of Hosting's, or of a caller that bypasses Hosting. */
  readonly hop: string;
}

/**
 * Returns where a request comes from: every proxy appends its caller to X-Forwarded-For, and Hosting's requests end with
 * the visitor and one address of Google's. What a client writes stands before these two, and no other header is read
 * (docs/decisions/0012).
 */
export function originOf({ headers, socketAddress }: Caller): Origin {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const [hop = socketAddress ?? 'unknown', visitor = hop] = forwarded // from the end
    .map((address) => address.trim())
    .filter(isIP)
    .toReversed();
  return { visitor, hop };
}

/** A network whose calls are counted together. Its limit is `allowance` times that of one visitor. */
export interface Network {
  readonly name: string;
  readonly allowance: number;
}

/**
 * Returns the networks by which an IP address is counted: for IPv6 the /56 prefix, which a household gets, and with a
 * larger allowance the /48, the largest prefix that one site gets (RFC 6177).
 */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ name: address, allowance: 1 }];
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  // An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2).
  const mapped = tail.replace(/^ffff:/, '');
  if (head === '' && isIPv4(mapped)) return [{ name: mapped, allowance: 1 }];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  // Written in full, an address has eight groups of four hexadecimal digits: 14 digits are 56 bits, and 12 are 48.
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const digits = groups.map((group) => group.padStart(4, '0')).join('');
  return [
    { name: `${digits.slice(0, 14)}/56`, allowance: 1 },
    { name: `${digits.slice(0, 12)}/48`, allowance: 5 },
  ];
}

/** One IP address of Hosting serves many visitors. Callers that bypass Hosting have the same limit. */
const VISITORS_PER_HOP = 10;

/** Returns the networks of the last hop, with a larger allowance than a visitor's and counted separately. */
export function networksOfHop(hop: string): Network[] {
  return networksOf(hop).map(({ name, allowance }) => ({
    name: `${name} as the last hop`,
    allowance: VISITORS_PER_HOP * allowance,
  }));
}

/** Returns a keyed hash (base64url) of an address, to count calls of one kind by. Without the key nobody finds the address. */
export function visitorHash(key: string, kind: string, address: string): string {
  return createHmac('sha256', key).update(`${kind}\n${address}`).digest('base64url');
}
