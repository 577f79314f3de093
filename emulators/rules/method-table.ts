import type { Value } from './values.ts';

/** A method or function: how many arguments it takes, and what it does. For a method the object is the first. */
export interface Callable {
  readonly arity: readonly number[];
  readonly call: (...args: Value[]) => Value;
}

export type Callables = Readonly<Record<string, Callable>>;

/** Describes a callable by the number, or the numbers, of its arguments. */
export function taking(arity: number | readonly number[], call: Callable['call']): Callable {
  return { arity: typeof arity === 'number' ? [arity] : arity, call };
}
