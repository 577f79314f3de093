import type { RulesPath, Value } from './values.ts';

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
/** The operation of a request. */
export type Method = (typeof METHODS)[number];

export function isMethod(text: string): text is Method {
  return METHODS.some((method) => method === text);
}

/** A place in a rules file; both numbers start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An error in a rules file, or a construct that this engine does not support. Such a file is not used at all. */
export class RulesFileError extends Error {
  constructor({ line, column }: Place, message: string) {
    super(`${line}:${column}: ${message}`);
  }
}

/** A document that a rule looks up, as it was before the request or will be after it; undefined if there is none. */
export type Lookup = (path: RulesPath, isAfter: boolean) => ReadonlyMap<string, Value> | undefined;

/** What an expression reads. */
export interface Scope {
  /** A wildcard without a value, such as the id in a query, is missing. */
  readonly variables: ReadonlyMap<string, Value>;
  readonly lookup: Lookup;
  /** The number of calls around the expression. */
  readonly depth: number;
}

/** A compiled expression. Throws EvaluationError if it has no value. */
export type Expression = (scope: Scope) => Value;

export interface RulesFunction {
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
}

/** `allow methods: if condition;` */
export interface Allow {
  readonly methods: readonly Method[];
  readonly condition: Expression;
  readonly place: Place;
}

/** A segment of a `match` path: a literal, `{one}`, or `{rest=**}`, which takes all that is left. */
export interface Pattern {
  readonly kind: 'fixed' | 'one' | 'rest';
  readonly text: string;
}

/** The body of a `match`, or of a service, whose path is empty. */
export interface Block {
  readonly path: readonly Pattern[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Block[];
}
