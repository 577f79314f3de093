import { readFileSync } from 'node:fs';
import type { ESTree } from 'rolldown/utils';
import { ExpressionCompiler, LOOKUPS } from './expression.ts';
import { parseSource, RulesFileError, type RulesSource } from './source.ts';
import {
  type Expression,
  isMethod,
  type Lookup,
  type Method,
  type Names,
  type RulesFunction,
  type Scope,
} from './syntax.ts';
import { EvaluationError, RulesPath, type Value } from './values.ts';

/** An access to be decided, as rules see it. */
export interface RulesRequest {
  readonly method: Method;
  /**
   * The segments of a path such as `/databases/(default)/documents/posts/a` or `/b/bucket/o/posts/a.png`. The last one
   * is undefined for a query, whose documents have no known id: it matches a wildcard only, which has no value then.
   */
  readonly path: readonly (string | undefined)[];
  /** The properties of `request`: auth, time, resource. */
  readonly request: ReadonlyMap<string, Value>;
  /** The stored document or object; null if there is none, undefined for a query. */
  readonly resource: Value | undefined;
  readonly lookup: Lookup;
  /** The most different documents that may be looked up. */
  readonly maximumLookups: number;
}

interface Decision {
  readonly allowed: boolean;
  /** Why each rule that was evaluated did not allow, with its line. */
  readonly reasons: readonly string[];
}

/** Parsed and checked rules. */
export interface Ruleset {
  readonly service: string;
  /** Never throws: any error denies. */
  decide(request: RulesRequest): Decision;
}

/** `allow methods: if condition;` */
interface Allow {
  readonly methods: readonly Method[];
  readonly condition: Expression;
  readonly line: number;
}

/** The body of a `match`, or of a service, whose path is empty. A segment is a literal, `{one}`, or `{rest=**}`. */
interface Block {
  readonly path: readonly string[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Block[];
}

/**
 * Reads a file of security rules, by its path from the working directory.
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
  const source = parseSource(rules);
  const [version, named, body, ...more] = source.statements;
  // Version 1, the default, matches recursive wildcards differently.
  if (!version || source.textOf(version) !== "rules_version = '2';") {
    throw new RulesFileError(`1: expected "rules_version = '2';" first`);
  }
  const service = (named && /^service\("(.*)"\);$/.exec(source.textOf(named))?.[1]) ?? '';
  if (!LOOKUPS.has(service) || body?.type !== 'BlockStatement' || more.length > 0) {
    throw source.unsupported(more[0] ?? named ?? version);
  }
  const names: Names = { service, variables: new Set(['request', 'resource']), functions: new Map() };
  const block = compileBlock(source, body.body, [], names);
  return { service, decide: (request) => decide(block, request) };
}

const WILDCARD = /^\{(\w+)(=\*\*)?\}$/;

function compileBlock(
  source: RulesSource,
  statements: readonly ESTree.Statement[],
  path: readonly string[],
  outer: Names,
): Block {
  const variables = new Set(outer.variables);
  for (const segment of path) {
    const [, name] = WILDCARD.exec(segment) ?? [];
    if (name) variables.add(name);
  }
  const names: Names = {
    ...outer,
    variables,
    functions: withFunctions(source, statements, { ...outer, variables }),
  };
  const block = { path, allows: [] as Allow[], matches: [] as Block[] };
  let matched: readonly string[] | undefined;
  for (const statement of statements) {
    if (matched && statement.type === 'BlockStatement') {
      block.matches.push(compileBlock(source, statement.body, matched, names));
      matched = undefined;
    } else if (statement.type !== 'FunctionDeclaration') {
      matched = matchedPath(source, statement, path);
      if (!matched) block.allows.push(compileAllow(source, statement, names));
    }
  }
  return block;
}

/** The segments of a `match` in a block with a path; undefined for another statement. Nothing may follow `{rest=**}`. */
function matchedPath(
  source: RulesSource,
  statement: ESTree.Statement,
  outer: readonly string[],
): readonly string[] | undefined {
  const [, path] = /^match\("\/(.*)"\);$/.exec(source.textOf(statement)) ?? [];
  const segments = path?.split('/');
  const isKnown = (segment: string) => /^[\w-]+$/.test(segment) || WILDCARD.test(segment);
  const isAfterRest = [...outer, ...(segments ?? [])]
    .slice(0, -1)
    .some((segment) => segment.endsWith('=**}'));
  if (segments && (isAfterRest || !segments.every(isKnown))) throw source.unsupported(statement);
  return segments;
}

function compileAllow(source: RulesSource, statement: ESTree.Statement, names: Names): Allow {
  const assigned = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (assigned?.type !== 'AssignmentExpression') throw source.unsupported(statement);
  const [, list = ''] = /^allow\["(.*)"\]$/.exec(source.textOf(assigned.left)) ?? [];
  const methods = list.split(',').map((method) => method.trim());
  if (!methods.every(isMethod)) throw source.unsupported(statement);
  const condition = new ExpressionCompiler(source, names).compile(assigned.right);
  return { methods, condition, line: source.lineOf(statement) };
}

/** The functions of a block, with those around it. */
function withFunctions(
  source: RulesSource,
  statements: readonly ESTree.Statement[],
  outer: Names,
): Names['functions'] {
  const functions = new Map(outer.functions);
  const declared = statements.filter(
    (statement): statement is ESTree.Function => statement.type === 'FunctionDeclaration',
  );
  for (const { id, params } of declared) {
    const parameters = params.map((parameter) => source.textOf(parameter));
    functions.set(id?.name ?? '', { parameters, bindings: [], result: () => null });
  }
  for (const declaration of declared) {
    const compiled = functions.get(declaration.id?.name ?? '');
    if (compiled) compileBody(source, declaration, compiled, { ...outer, functions });
  }
  return functions;
}

/** Bindings by `let`, then `return`. */
function compileBody(
  source: RulesSource,
  declaration: ESTree.Function,
  compiled: RulesFunction,
  outer: Names,
): void {
  const variables = new Set([...outer.variables, ...compiled.parameters]);
  const compiler = new ExpressionCompiler(source, { ...outer, variables });
  const bindings: [string, Expression][] = [];
  const statements = declaration.body?.body ?? [];
  for (const statement of statements.slice(0, -1)) {
    const [binding] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
    if (!binding?.init) throw source.unsupported(statement);
    const name = source.textOf(binding.id);
    if (variables.has(name)) throw source.unsupported(statement);
    bindings.push([name, compiler.compile(binding.init)]);
    variables.add(name);
  }
  const last = statements.at(-1);
  if (last?.type !== 'ReturnStatement' || !last.argument) throw source.unsupported(last ?? declaration);
  Object.assign(compiled, { bindings, result: compiler.compile(last.argument) });
}

function decide(
  block: Block,
  { method, path, request, resource, lookup, maximumLookups }: RulesRequest,
): Decision {
  const globals = new Map<string, Value>([['request', request]]);
  if (resource !== undefined) globals.set('resource', resource);
  const limitedLookup = limited(lookup, maximumLookups);
  const reasons: string[] = [];
  const allowed = allowsAt(block, path, globals).some(([allow, variables]) => {
    const scope: Scope = { globals: variables, variables, lookup: limitedLookup, depth: 0 };
    return allow.methods.includes(method) && holds(allow, scope, reasons);
  });
  return { allowed, reasons };
}

/** A document that was looked up before costs nothing more. */
function limited(lookup: Lookup, maximum: number): Lookup {
  const found = new Map<string, ReturnType<Lookup>>();
  return (path, isAfter) => {
    const key = `${path} ${isAfter}`;
    if (!found.has(key)) {
      if (found.size >= maximum) throw new EvaluationError(`more than ${maximum} documents looked up`);
      found.set(key, lookup(path, isAfter));
    }
    return found.get(key);
  };
}

/** The rules that apply to a path, with the variables of its wildcards. */
function allowsAt(
  block: Block,
  path: RulesRequest['path'],
  outer: Scope['globals'],
): (readonly [Allow, Scope['globals']])[] {
  const variables = new Map(outer);
  let taken = 0;
  for (const pattern of block.path) {
    const rest = path.slice(taken);
    const [segment] = rest;
    const [, name, isRest] = WILDCARD.exec(pattern) ?? [];
    if (name && isRest) {
      if (rest.every((each) => each !== undefined)) variables.set(name, new RulesPath(rest));
      taken = path.length;
      break;
    }
    if (rest.length === 0 || (!name && segment !== pattern)) return [];
    if (name && segment !== undefined) variables.set(name, segment);
    taken += 1;
  }
  const own = taken === path.length ? block.allows : [];
  return [
    ...own.map((allow) => [allow, variables] as const),
    ...block.matches.flatMap((match) => allowsAt(match, path.slice(taken), variables)),
  ];
}

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
