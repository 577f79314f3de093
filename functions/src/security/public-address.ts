import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are not public, including the metadata server of Google Cloud (RFC 6890). */
const internal = blockListOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  // Within 2000::/3: protocols such as Teredo, two ranges for documentation, and 6to4, whose addresses contain an IPv4 address.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);

/** The IPv6 addresses allocated so far (iana.org/assignments/ipv6-address-space). */
const allocated = blockListOf('2000::/3');

function blockListOf(...ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', length] = range.split('/');
    list.addSubnet(address, Number(length), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !internal.check(address);
  return isIPv6(address) && allocated.check(address, 'ipv6') && !internal.check(address, 'ipv6');
}

/** A request to another site. */
interface OtherSiteRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a request to another site, by HTTPS and on the public internet. Redirects are not followed.
 *
 * @throws Error when it cannot be reached, or is at an internal address
 */
export async function requestOtherSite(
  url: URL,
  signal: AbortSignal,
  { body, ...sent }: OtherSiteRequest = {},
): Promise<IncomingMessage> {
  if (url.protocol !== 'https:') throw new Error('Its address does not begin with https');
  const host = url.hostname.replace(/^\[|\]$/g, ''); // An IPv6 address is in brackets.
  if (isIP(host) && !isPublicAddress(host)) throw new Error('It is at an internal address');
  return new Promise((resolve, reject) => {
    const options = { ...sent, lookup: publicLookup, signal, agent: false } as const; // No shared connections.
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** Finds public addresses only. The connection itself uses this lookup, so that no second lookup can find other addresses. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = found;
    if (error || !first) done(error ?? new Error('It is at an internal address'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
