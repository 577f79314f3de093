/** For the suites of the rules engine: expressions and requests in short. */
import { evaluate } from '../../emulators/rules/evaluate.ts';
import { tokenize } from '../../emulators/rules/lexer.ts';
import { parseExpression } from '../../emulators/rules/parse-expression.ts';
import { compileRules, type Decision, type RulesRequest } from '../../emulators/rules/ruleset.ts';
import { TokenReader } from '../../emulators/rules/token-reader.ts';
import { valueOfJson } from '../../emulators/rules/value-of-json.ts';
import type { Value } from '../../emulators/rules/values.ts';

/** The value of an expression that asks for nothing. @throws EvaluationError when it has none */
export function resultOf(source: string, variables: Record<string, unknown> = {}): Value {
  const expression = parseExpression(new TokenReader(tokenize(source)));
  const names = new Map(Object.entries(variables).map(([name, json]) => [name, valueOfJson(json)]));
  const scope = { functions: new Map(), variables: names };
  return evaluate(expression, scope, { expressions: 0, lookup: () => undefined });
}

/** What a request is, where a case says nothing else. */
export interface Asked {
  readonly method?: RulesRequest['method'];
  readonly path?: string;
  readonly auth?: unknown;
  readonly data?: unknown;
  readonly stored?: unknown;
  /** Stored documents by path, for lookups. */
  readonly documents?: Record<string, unknown>;
  /** The same after the request. */
  readonly after?: Record<string, unknown>;
  readonly maximumLookups?: number;
}

/** Rules for Firestore with this in its `match /databases/{database}/documents`. */
export function firestoreRules(inside: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${inside}
  }
}`;
}

/** What rules say of a request. */
export function decide(source: string, asked: Asked = {}): Decision {
  const {
    method = 'get',
    path = 'posts/a',
    auth = null,
    data,
    stored = null,
    documents = {},
    after = {},
  } = asked;
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
    maximumLookups: asked.maximumLookups ?? 10,
  });
}

/** Whether `allow` with this condition lets a request on posts/a pass. */
export function allows(condition: string, asked: Asked = {}): boolean {
  const methods = 'get, list, create, update, delete';
  return decide(firestoreRules(`match /posts/{id} { allow ${methods}: if ${condition}; }`), asked).allowed;
}
