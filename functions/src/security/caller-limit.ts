import { HOUR_MS } from './sliding-window.ts';
import type { Network } from './visitor.ts';

/** Limits the calls of an hour by network, in the memory of this instance alone: no address is stored. */
export class CallerLimit {
  readonly #ofVisitor: number;
  readonly #ofAll: number;
  readonly #calls = new Map<string, number>();
  #sum = 0;
  #since = Number.NEGATIVE_INFINITY;

  /**
   * @param ofVisitor how many calls one visitor has
   * @param ofAll how many all have together, which bounds the memory
   */
  constructor(ofVisitor: number, ofAll: number) {
    this.#ofVisitor = ofVisitor;
    this.#ofAll = ofAll;
  }

  /** Counts a call from these networks, at a moment in milliseconds. Returns false for one above a limit. */
  allows(networks: readonly Network[], now: number): boolean {
    if (now - this.#since >= HOUR_MS) {
      this.#calls.clear();
      this.#sum = 0;
      this.#since = now;
    }
    const callsOf = ({ name }: Network) => this.#calls.get(name) ?? 0;
    const isFull = networks.some((each) => callsOf(each) >= this.#ofVisitor * each.visitors);
    if (isFull || this.#sum >= this.#ofAll) return false;
    for (const each of networks) this.#calls.set(each.name, callsOf(each) + 1);
    this.#sum += 1;
    return true;
  }
}
