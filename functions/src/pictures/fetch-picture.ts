import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { pictureType } from './picture-type.ts';

/** In bytes: it is stored as it is. */
const MAX_SIZE = 5 * 1024 * 1024;

/** For a picture with all its redirects. */
const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;

/** Addresses that are nobody's on the internet, with the metadata server of Google Cloud among them (RFC 6890). */
const internal = listOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  // Within those below: protocols, Teredo and documentation, and 6to4, which names an IPv4 address.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);

/** All IPv6 addresses that are given to anybody (iana.org/assignments/ipv6-address-space). */
const given = listOf('2000::/3');

function listOf(...ranges: readonly string[]): BlockList {
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
  return isIPv6(address) && given.check(address, 'ipv6') && !internal.check(address, 'ipv6');
}

/** A picture of another site. */
export interface FetchedPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Fetches a picture by HTTPS from the public internet.
 *
 * @throws DOMException named TimeoutError when its site is too slow
 * @throws Error when it cannot be reached, is not a picture that staff could upload, or is at an internal address
 */
export async function fetchPicture(address: string): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const bytes = await fetchBytes(new URL(address), MAX_REDIRECTS, signal).catch((error: unknown) => {
    // Node's own error has another name once the picture has begun to arrive.
    throw signal.aborted ? signal.reason : error;
  });
  const type = pictureType(bytes);
  if (!type) throw new Error('It is neither PNG nor JPEG, WebP or AVIF');
  return { type, bytes };
}

async function fetchBytes(url: URL, redirects: number, signal: AbortSignal): Promise<Buffer> {
  if (url.protocol !== 'https:') throw new Error('It is not at an address with https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error('It is at an internal address');
  const response = await request(url, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    if (redirects === 0) throw new Error('It is redirected too often');
    return fetchBytes(new URL(headers.location, url), redirects - 1, signal);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new Error(`Its site responds with ${statusCode}`);
  }
  return readAll(response);
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // The name is resolved only for this connection, so that a second lookup cannot lead elsewhere.
    const options = { lookup: publicLookup, signal, agent: false as const };
    get(url, options, resolve).on('error', reject);
  });
}

const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = found;
    if (error || !first) done(error ?? new Error('It is at an internal address'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_SIZE) throw new Error('It is larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
