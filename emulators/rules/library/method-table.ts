import type { Value } from '../values.ts';

/** A method or function: its number of arguments and its implementation. For a method the object comes first. */
export interface Callable {
  readonly arity: number;
  readonly call: (...args: Value[]) => Value;
}

export type Callables = Readonly<Record<string, Callable>>;

/** Defines a callable with a number of arguments. */
export function taking(arity: number, call: Callable['call']): Callable {
  return { arity, call };
}

/** A table's own property of a name. */
export function callableIn(table: Callables, name: string): Callable | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
