import type { DownloadRequest } from './download-link.ts';

/** The header that carries the proof, so that the body is what the specification names (section 7). */
export const PROOF_HEADER = 'Proof-Of-Work';

/** One try: some milliseconds of native code, in a browser as anywhere else, so that a flood is no faster than a visitor. */
const DERIVATION = { name: 'PBKDF2', hash: 'SHA-256', iterations: 20_000 } as const;

/** The first byte must be below this: one try in 64 succeeds, which takes about a quarter of a second in all. */
const TARGET = 4;

const HOUR_MS = 3_600_000;

/** The hour and the number that solves it. */
const PROOF = /^(\d{1,9})-(\d{1,9})$/;

/**
 * Returns a proof of work (as in hashcash.org) for one mailbox, one file and the hour of `now` (milliseconds since 1970),
 * or undefined where the browser has no Web Crypto, as on an insecure address.
 */
export async function proveWork(request: DownloadRequest, now: number): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const hour = hourOf(now);
  const key = await keyFor(request, hour);
  for (let number = 0; ; number++) {
    if (await solves(key, number)) return `${hour}-${number}`;
  }
}

/** Whether a proof is for this request, and for the hour of `now` or one beside it: clocks differ. */
export async function isWorkProven(
  proof: string | undefined,
  request: DownloadRequest,
  now: number,
): Promise<boolean> {
  const [, hour, number] = PROOF.exec(proof ?? '') ?? [];
  if (hour === undefined || Math.abs(Number(hour) - hourOf(now)) > 1) return false;
  return solves(await keyFor(request, Number(hour)), Number(number));
}

function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS);
}

function keyFor({ email, fileName }: DownloadRequest, hour: number): Promise<CryptoKey> {
  const text = new TextEncoder().encode(JSON.stringify([email, fileName, hour]));
  return crypto.subtle.importKey('raw', text, DERIVATION.name, false, ['deriveBits']);
}

async function solves(key: CryptoKey, number: number): Promise<boolean> {
  const salt = new TextEncoder().encode(String(number));
  const [first = TARGET] = new Uint8Array(await crypto.subtle.deriveBits({ ...DERIVATION, salt }, key, 8));
  return first < TARGET;
}
