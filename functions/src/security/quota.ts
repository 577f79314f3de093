import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { type Network, networksOf, networksOfHop, originOf } from './visitor.ts';

/** The request that is being handled, as every-request.ts sets it. */
export const currentRequest = new AsyncLocalStorage<IncomingMessage>();

/**
 * Returns the networks by which the caller of the current request is counted.
 *
 * @param hopFactor how many times the usual number of visitors may share the last hop, such as an IP address of Hosting
 */
export function currentCallers(hopFactor = 1): Network[] {
  const request = currentRequest.getStore();
  if (!request) return [];
  const { headers, socket } = request;
  const { visitor, hop } = originOf({ headers, socketAddress: socket.remoteAddress });
  const hops = networksOfHop(hop).map(({ name, allowance }) => ({ name, allowance: hopFactor * allowance }));
  return [...networksOf(visitor), ...hops];
}

interface Limits {
  /** The limit for one visitor in a period. */
  readonly perVisitor: number;
  /** The limit for all visitors together, of which one network gets half at most. */
  readonly total: number;
  /** In milliseconds; a minute by default. */
  readonly periodMs?: number;
}

/** A rate limit of an instance, with a share for each visitor, so that no visitor can exhaust it for the others. */
export class Quota {
  readonly #limits: Limits;
  readonly #taken = new Map<string, number>();
  #since = Number.NEGATIVE_INFINITY;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a call. Returns false, and counts nothing, if the limit of the caller or of all is reached. */
  take(callers: readonly Network[] = currentCallers(), now = Date.now()): boolean {
    const { perVisitor, total, periodMs = 60_000 } = this.#limits;
    if (now - this.#since >= periodMs) {
      this.#taken.clear();
      this.#since = now;
    }
    const limits = new Map(
      callers.map(({ name, allowance }) => [name, Math.min(perVisitor * allowance, total / 2)]),
    );
    limits.set('all', total);
    const takenBy = (name: string) => this.#taken.get(name) ?? 0;
    if ([...limits].some(([name, limit]) => takenBy(name) >= limit)) return false;
    for (const name of limits.keys()) this.#taken.set(name, takenBy(name) + 1);
    return true;
  }
}

/** The current caller, or all callers together, have reached the limit of a quota. */
export class QuotaError extends Error {}
