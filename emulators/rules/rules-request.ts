/** Test helpers for the rules engine: concise expressions and requests. */
import { evaluate } from './evaluate.ts';
import { tokenize } from './lexer.ts';
import { parseExpression } from './parse-expression.ts';
import { compileRules, type Decision, type RulesRequest } from './ruleset.ts';
import { TokenReader } from './token-reader.ts';
import { valueOfJson } from './value-of-json.ts';
import type { Value } from './values.ts';

/** Evaluates an expression without lookups. @throws EvaluationError when it has no value */
export function resultOf(source: string, variables: Record<string, unknown> = {}): Value {
  const expression = parseExpression(new TokenReader(tokenize(source)));
  const names = new Map(Object.entries(variables).map(([name, json]) => [name, valueOfJson(json)]));
  const scope = { functions: new Map(), variables: names };
  return evaluate(expression, scope, { expressions: 0, lookup: () => undefined });
}

/** A request; missing fields have defaults. */
export interface Asked {
  readonly method?: RulesRequest['method'];
  readonly path?: string;
  readonly auth?: unknown;
  readonly data?: unknown;
  readonly stored?: unknown;
  /** Stored documents by path, for lookups. */
  readonly documents?: Record<string, unknown>;
  /** Documents by path as they are after the request. */
  readonly after?: Record<string, unknown>;
  readonly maximumLookups?: number;
}

/** Returns Firestore rules with this content in `match /databases/{database}/documents`. */
export function firestoreRules(inside: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${inside}
  }
}`;
}

/** Returns the decision of the rules for a request. */
export function decide(source: string, request: Asked = {}): Decision {
  const {
    method = 'get',
    path = 'posts/a',
    auth = null,
    data,
    stored = null,
    documents = {},
    after = {},
  } = request;
  const find = (from: Record<string, unknown>, name: string) => {
    const found = from[name];
    return found === undefined ? undefined : (valueOfJson({ data: found }) as ReadonlyMap<string, Value>);
  };
  return compileRules(source).decide({
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    request: new Map([
      ['auth', valueOfJson(auth)],
      ['resource', data === undefined ? null : valueOfJson({ data })],
    ]),
    resource: stored === null ? null : valueOfJson({ data: stored }),
    lookup: (at, when) => find(when === 'after' ? after : documents, at.segments.slice(3).join('/')),
    maximumLookups: request.maximumLookups ?? 10,
  });
}

/** Whether `allow` with this condition permits a request on posts/a. */
export function allows(condition: string, request: Asked = {}): boolean {
  const methods = 'get, list, create, update, delete';
  return decide(firestoreRules(`match /posts/{id} { allow ${methods}: if ${condition}; }`), request).allowed;
}
