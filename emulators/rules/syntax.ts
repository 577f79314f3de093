import type { RulesSource } from './source.ts';
import type { RulesPath, Value } from './values.ts';

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
/** The operation of a request. */
export type Method = (typeof METHODS)[number];

export function isMethod(text: string): text is Method {
  return METHODS.some((method) => method === text);
}

/** A document that a rule looks up, as it was before the request or will be after it; undefined if there is none. */
export type Lookup = (path: RulesPath, isAfter: boolean) => ReadonlyMap<string, Value> | undefined;

/** The variables that an expression can read. */
export interface Scope {
  /** `request`, `resource` and the wildcards of the paths. A wildcard without a value, such as a query's id, is missing. */
  readonly globals: ReadonlyMap<string, Value>;
  /** The globals, and the parameters and bindings of the function around the expression. */
  readonly variables: ReadonlyMap<string, Value>;
  readonly lookup: Lookup;
}

/** A compiled expression. Throws EvaluationError if it has no value. */
export type Expression = (scope: Scope) => Value;

export interface RulesFunction {
  readonly parameters: readonly string[];
  /** Compiled after the functions of its block are known, so that a function may be defined after its calls. */
  bindings: readonly (readonly [name: string, value: Expression])[];
  result: Expression;
}

/** The surroundings of an expression: its file, and the names that it may use. */
export interface Context {
  readonly source: RulesSource;
  readonly service: string;
  readonly variables: ReadonlySet<string>;
  /** Functions of inner blocks hide those of outer blocks. */
  readonly functions: ReadonlyMap<string, RulesFunction>;
}
