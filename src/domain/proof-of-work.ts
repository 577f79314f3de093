/** The header that holds the proof of a request, or, in a refusal, the bits of work that the server requires. */
export const PROOF_HEADER = 'Proof-Of-Work';

/**
 * Bits of work. Each further bit doubles the number of tries. A try takes about 5.5 ms everywhere, because it is native code: a
 * script that floods the site is no faster than a visitor. On one core these bits take a third of a second, 6 s and 45 s.
 */
export const WORK_BITS = { usual: 6, raised: 10, maximum: 13 } as const;

const DERIVATION = { name: 'PBKDF2', hash: 'SHA-256', iterations: 20_000 } as const;
const DERIVED_BITS = 16;

/** Web Crypto runs these in parallel, if the device has as many cores. */
const PARALLEL_TRIES = 4;

const PERIOD_MS = 15 * 60_000;

/** The period, the bits (at most DERIVED_BITS) and the number whose hash has them. With leading zeros one proof could count twice. */
const PROOF = /^([1-9]\d{0,8})-([1-9]|1[0-6])-(0|[1-9]\d{0,9})$/;

/**
 * Returns a proof of work (as in hashcash.org) for one request's body in the period of `now` (milliseconds since 1970): a
 * different one for each call, or undefined where the browser has no Web Crypto, as on a site without TLS.
 */
export async function proveWork(body: string, bits: number, now: number): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const period = periodOf(now);
  const key = await keyFor(body, period, bits);
  const [first = 0] = crypto.getRandomValues(new Uint32Array(1));
  for (let number = first; ; number += PARALLEL_TRIES) {
    const numbers = Array.from({ length: PARALLEL_TRIES }, (_, index) => number + index);
    const areSolutions = await Promise.all(numbers.map((candidate) => solves(key, candidate, bits)));
    const index = areSolutions.indexOf(true);
    if (index >= 0) return `${period}-${bits}-${number + index}`;
  }
}

/** Returns the bits of work that a proof shows for this body. Clocks differ, so the periods before and after `now` count too. */
export async function provenWork(proof: string | undefined, body: string, now: number): Promise<number> {
  const [, period, bits, number] = PROOF.exec(proof ?? '') ?? [];
  if (period === undefined || Math.abs(Number(period) - periodOf(now)) > 1) return 0;
  const key = await keyFor(body, Number(period), Number(bits));
  const isProven = await solves(key, Number(number), Number(bits));
  return isProven ? Number(bits) : 0;
}

function periodOf(now: number): number {
  return Math.floor(now / PERIOD_MS);
}

/** The key contains the bits, so that a proof of many bits is not a proof of fewer bits as well. */
function keyFor(body: string, period: number, bits: number): Promise<CryptoKey> {
  const text = new TextEncoder().encode(JSON.stringify([body, period, bits]));
  return crypto.subtle.importKey('raw', text, DERIVATION.name, false, ['deriveBits']);
}

/** Whether the hash that is derived from the number begins with this many zero bits. */
async function solves(key: CryptoKey, number: number, bits: number): Promise<boolean> {
  const salt = new TextEncoder().encode(String(number));
  const derived = await crypto.subtle.deriveBits({ ...DERIVATION, salt }, key, DERIVED_BITS);
  return new DataView(derived).getUint16(0) < 2 ** (DERIVED_BITS - bits);
}
