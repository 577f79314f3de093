import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { PICTURE_MAX_SIZE } from '#domain/html/picture.ts';
import { pictureType } from './picture-type.ts';

const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;

/** Addresses that are nobody's on the internet, with the metadata server of Google Cloud among them (RFC 6890). */
const internal = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
])
  addRange(range, 'ipv4');
for (const range of ['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'])
  addRange(range, 'ipv4');
for (const range of ['::/128', '::1/128', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'])
  addRange(range, 'ipv6');

function addRange(range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', length] = range.split('/');
  internal.addSubnet(address, Number(length), family);
}

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !internal.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** A picture of another site. */
export interface FetchedPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Fetches a picture by HTTPS from the public internet.
 *
 * @throws Error when it cannot be reached, is not a picture that staff could upload, or is at an internal address
 */
export async function fetchPicture(address: string): Promise<FetchedPicture> {
  const bytes = await fetchBytes(new URL(address), MAX_REDIRECTS);
  const type = pictureType(bytes);
  if (!type) throw new Error('It is neither PNG nor JPEG, WebP or AVIF');
  return { type, bytes };
}

async function fetchBytes(url: URL, redirects: number): Promise<Buffer> {
  if (url.protocol !== 'https:') throw new Error('It is not at an address with https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error('It is at an internal address');
  const response = await request(url);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    if (redirects === 0) throw new Error('It is redirected too often');
    return fetchBytes(new URL(headers.location, url), redirects - 1);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new Error(`Its site responds with ${statusCode}`);
  }
  return readAll(response);
}

function request(url: URL): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // The name is resolved only for this connection, so that a second lookup cannot lead elsewhere.
    const options = { lookup: publicLookup, signal: AbortSignal.timeout(TIMEOUT_MS), agent: false as const };
    get(url, options, resolve).on('error', reject);
  });
}

const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = found;
    if (error || !first) answer(error ?? new Error('It is at an internal address'), '', 0);
    else if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > PICTURE_MAX_SIZE) throw new Error('It is larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
