import type { Place } from './rules-error.ts';

/** Binary operators except `is`, whose right side is the name of a type. */
export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** An expression of the rules language. */
export type Expression = { readonly place: Place } & (
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: 'negative'; readonly operand: Expression }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
);

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
/** The operation of a request. */
export type Method = (typeof METHODS)[number];

/** `read` and `write` in a rule each cover several methods. */
export const METHOD_GROUPS: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** `allow methods: if condition;`; without a condition it always allows. */
export interface Allow {
  readonly methods: readonly Method[];
  readonly condition: Expression | undefined;
  readonly place: Place;
}

export interface FunctionDefinition {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
  readonly place: Place;
}

/** A segment of a `match` path: a literal, a wildcard, or a recursive wildcard. */
export type PathPattern =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** The body of a service or of a `match`. */
export interface Block {
  readonly functions: readonly FunctionDefinition[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

export interface Match extends Block {
  readonly path: readonly PathPattern[];
  readonly place: Place;
}

export interface RulesFile {
  readonly service: string;
  readonly block: Block;
}
