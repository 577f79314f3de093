import { readFileSync } from 'node:fs';
import type { ESTree } from 'rolldown/utils';
import { compile, LOOKUPS } from './expression.ts';
import { parseSource, RulesFileError } from './source.ts';
import {
  type Context,
  type Expression,
  isMethod,
  type Lookup,
  type Method,
  type RulesFunction,
  type Scope,
} from './syntax.ts';
import { EvaluationError, RulesPath, type Value } from './values.ts';

/** An access to be decided, as rules see it. */
export interface RulesRequest {
  readonly method: Method;
  /**
   * The segments of a path such as `/databases/(default)/documents/posts/a` or `/b/bucket/o/posts/a.png`. In a query the
   * last segment is undefined, because no id is known. Only a wildcard matches it, and that wildcard has no value then.
   */
  readonly path: readonly (string | undefined)[];
  /** The properties of `request`: auth, time, query, resource. */
  readonly request: ReadonlyMap<string, Value>;
  /** The stored document or object; null if there is none, undefined for a query. */
  readonly resource: Value | undefined;
  readonly lookup: Lookup;
  /** How many documents may be looked up. */
  readonly maximumLookups: number;
}

interface Decision {
  readonly allowed: boolean;
  /** For each evaluated rule that did not allow the access, its line and why. */
  readonly reasons: readonly string[];
}

/** Parsed and checked rules. */
export interface Ruleset {
  readonly service: string;
  /** Never throws: any error denies. */
  decide(request: RulesRequest): Decision;
}

/** `allow methods: if condition;`, with its full path. A segment is a literal, `{one}`, or `{rest=**}` at the end. */
interface Allow {
  readonly path: readonly string[];
  readonly methods: readonly Method[];
  readonly condition: Expression;
  readonly line: number;
}

/**
 * Reads a file of security rules; its path is relative to the working directory.
 *
 * @throws Error that names file, line and text of what is invalid or not supported
 */
export function readRules(file: string): Ruleset {
  try {
    return compileRules(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RulesFileError) throw new Error(`${file}:${error.message}`);
    throw error;
  }
}

/** Compiles and checks all of a rules file. @throws RulesFileError for what is invalid or not supported */
export function compileRules(rules: string): Ruleset {
  // `parseSource` rewrites rules as JavaScript: `service("…");`, `match("/…"); {…}`, `allow["get, list"] = condition`.
  const source = parseSource(rules);
  const [version, header, body, ...more] = source.statements;
  // Version 1, the default, matches recursive wildcards differently.
  if (!version || source.textOf(version) !== "rules_version = '2';") {
    throw new RulesFileError(`1: expected "rules_version = '2';" first`);
  }
  const service = (header && /^service\("(.*)"\);$/.exec(source.textOf(header))?.[1]) ?? '';
  if (!LOOKUPS.has(service) || body?.type !== 'BlockStatement' || more.length > 0) {
    throw source.unsupported(more[0] ?? header ?? version);
  }
  const globals = new Set(['request', 'resource']);
  const allows = compileBlock(body.body, [], { source, service, variables: globals, functions: new Map() });
  return { service, decide: (request) => decide(allows, request) };
}

const WILDCARD = /^\{(\w+)(=\*\*)?\}$/;

/** The rules of a service or a `match`, and of the blocks inside it. */
function compileBlock(
  statements: readonly ESTree.Statement[],
  path: readonly string[],
  outer: Context,
): Allow[] {
  const wildcards = path.flatMap((segment) => WILDCARD.exec(segment)?.[1] ?? []);
  const context = withFunctions(statements, {
    ...outer,
    variables: new Set([...outer.variables, ...wildcards]),
  });
  let pendingMatch: readonly string[] | undefined; // the path of a `match`, whose block is the next statement
  return statements.flatMap((statement) => {
    if (statement.type === 'FunctionDeclaration') return [];
    if (pendingMatch && statement.type === 'BlockStatement') {
      const inner = compileBlock(statement.body, [...path, ...pendingMatch], context);
      pendingMatch = undefined;
      return inner;
    }
    pendingMatch = segmentsOfMatch(statement, path, context);
    return pendingMatch ? [] : compileAllow(statement, path, context);
  });
}

/** The segments of a `match` in a block with the path `outer`; undefined for another statement. `{rest=**}` must be the last. */
function segmentsOfMatch(statement: ESTree.Statement, outer: readonly string[], { source }: Context) {
  const [, path] = /^match\("\/(.*)"\);$/.exec(source.textOf(statement)) ?? [];
  const segments = path?.split('/');
  const isKnown = (segment: string) => /^[\w-]+$/.test(segment) || WILDCARD.test(segment);
  const isAfterRest = [...outer, ...(segments ?? [])]
    .slice(0, -1)
    .some((segment) => segment.endsWith('=**}'));
  if (segments && (isAfterRest || !segments.every(isKnown))) throw source.unsupported(statement);
  return segments;
}

function compileAllow(statement: ESTree.Statement, path: readonly string[], context: Context): Allow {
  const { source } = context;
  const assigned = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (assigned?.type !== 'AssignmentExpression') throw source.unsupported(statement);
  const [, list = ''] = /^allow\["(.*)"\]$/.exec(source.textOf(assigned.left)) ?? [];
  const methods = list.split(',').map((method) => method.trim());
  if (!methods.every(isMethod)) throw source.unsupported(statement);
  return { path, methods, condition: compile(assigned.right, context), line: source.lineOf(statement) };
}

/** Adds a block's functions to a context. All are added before any body is compiled: a body may call a function declared later. */
function withFunctions(statements: readonly ESTree.Statement[], outer: Context): Context {
  const functions = new Map(outer.functions);
  const context = { ...outer, functions };
  const declared = statements.filter(
    (statement): statement is ESTree.Function => statement.type === 'FunctionDeclaration',
  );
  const compileBodies = declared.map((declaration) => {
    const parameters = declaration.params.map((parameter) => outer.source.textOf(parameter));
    const compiled: RulesFunction = { parameters, bindings: [], result: () => null };
    functions.set(declaration.id?.name ?? '', compiled);
    return () => Object.assign(compiled, compileBody(declaration, parameters, context));
  });
  for (const compileOne of compileBodies) compileOne();
  return context;
}

/** Compiles the body of a function: bindings by `let`, then `return`. */
function compileBody(declaration: ESTree.Function, parameters: readonly string[], outer: Context) {
  const { source } = outer;
  const variables = new Set([...outer.variables, ...parameters]);
  const context = { ...outer, variables };
  const bindings: [string, Expression][] = [];
  const statements = declaration.body?.body ?? [];
  for (const statement of statements.slice(0, -1)) {
    const [binding] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
    if (!binding?.init) throw source.unsupported(statement);
    const name = source.textOf(binding.id);
    if (variables.has(name)) throw source.unsupported(statement);
    bindings.push([name, compile(binding.init, context)]);
    variables.add(name);
  }
  const last = statements.at(-1);
  if (last?.type !== 'ReturnStatement' || !last.argument) throw source.unsupported(last ?? declaration);
  return { bindings, result: compile(last.argument, context) };
}

function decide(
  allows: readonly Allow[],
  { method, path, request, resource, lookup, maximumLookups }: RulesRequest,
): Decision {
  const given = new Map([
    ['request', request],
    ...(resource === undefined ? [] : [['resource', resource] as const]),
  ]);
  const limitedLookup = limitLookups(lookup, maximumLookups);
  const reasons: string[] = [];
  const allowed = allows.some((allow) => {
    const wildcards = allow.methods.includes(method) ? matchPath(allow.path, path) : undefined;
    if (!wildcards) return false;
    const globals = new Map([...given, ...wildcards]);
    return holds(allow, { globals, variables: globals, lookup: limitedLookup }, reasons);
  });
  return { allowed, reasons };
}

/** Limits how many documents may be looked up. Each counts once as it is before the request, and once as it will be after it. */
function limitLookups(lookup: Lookup, maximum: number): Lookup {
  const documents = new Map<string, ReturnType<Lookup>>();
  return (path, isAfter) => {
    const key = `${path} ${isAfter}`;
    if (!documents.has(key)) {
      if (documents.size >= maximum) throw new EvaluationError(`more than ${maximum} documents looked up`);
      documents.set(key, lookup(path, isAfter));
    }
    return documents.get(key);
  };
}

/** The values of a pattern's wildcards; undefined if the path does not match. A wildcard has no value for an unknown segment. */
function matchPath(pattern: readonly string[], path: RulesRequest['path']): [string, Value][] | undefined {
  const hasRest = pattern.at(-1)?.endsWith('=**}');
  const minLength = hasRest ? pattern.length - 1 : pattern.length; // a rest may be empty
  if (path.length < minLength || (!hasRest && path.length > minLength)) return undefined;
  const values: [string, Value][] = [];
  for (const [index, expected] of pattern.entries()) {
    const [, name, isRest] = WILDCARD.exec(expected) ?? [];
    const rest = path.slice(index);
    const [segment] = rest;
    const known = rest.filter((part) => part !== undefined);
    if (!name && segment !== expected) return undefined;
    if (name && isRest && known.length === rest.length) values.push([name, new RulesPath(known)]);
    if (name && !isRest && segment !== undefined) values.push([name, segment]);
  }
  return values;
}

/** Whether a rule allows access. If not, adds the reason to `reasons`. */
function holds({ condition, line }: Allow, scope: Scope, reasons: string[]): boolean {
  try {
    if (condition(scope) === true) return true;
    reasons.push(`line ${line}: false`);
  } catch (error) {
    // An error of this engine denies as well; unlike an EvaluationError it is marked as internal.
    const reason = error instanceof EvaluationError ? error.message : `internal: ${error}`;
    reasons.push(`line ${line}: ${reason}`);
  }
  return false;
}
