import type { Value } from './values.ts';

/** A method or function: how many arguments it takes, and what it does. For a method the object comes first. */
export interface Callable {
  readonly arity: number;
  readonly call: (...args: Value[]) => Value;
}

export type Callables = Readonly<Record<string, Callable>>;

/** Describes a callable by the number of its arguments. */
export function taking(arity: number, call: Callable['call']): Callable {
  return { arity, call };
}

/** What a table has of its own under a name. */
export function callableIn(table: Callables, name: string): Callable | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
