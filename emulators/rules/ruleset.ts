import { checkRules } from './check.ts';
import { type Budget, evaluate, type Lookup, type Scope } from './evaluate.ts';
import { parseRules } from './parse.ts';
import { EvaluationError } from './rules-error.ts';
import type { Block, Method, PathPattern } from './syntax.ts';
import { RulesPath, type Value } from './values.ts';

/** An unknown id: only a wildcard matches it, and an expression that uses the wildcard has no value. */
export const ANY_ID = Symbol('any id');
type Segment = string | typeof ANY_ID;

/** An access to be decided, as rules see it. */
export interface RulesRequest {
  readonly method: Method;
  /**
   * The segments of a path such as `/databases/(default)/documents/posts/a` or `/b/bucket/o/posts/a.png`. For a query
   * the id of its documents is unknown: ANY_ID.
   */
  readonly path: readonly Segment[];
  /** The properties of `request`: auth, time, resource, query. `method` and `path` are added. */
  readonly request: ReadonlyMap<string, Value>;
  /** The stored document or object; null if there is none. */
  readonly resource: Value;
  readonly lookup: Lookup;
  /** The most different documents that may be looked up. */
  readonly maximumLookups: number;
}

export interface Decision {
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

/**
 * Parses and checks a rules file.
 *
 * @throws RulesFileError with line and column for what is invalid or unknown to this engine
 */
export function compileRules(source: string): Ruleset {
  const file = parseRules(source);
  checkRules(file);
  return { service: file.service, decide: (request) => decide(file.block, request) };
}

function decide(block: Block, access: RulesRequest): Decision {
  const reasons: string[] = [];
  const request = new Map<string, Value>([
    ...access.request,
    ['method', access.method],
    ...(access.path.every(isKnown) ? [['path', new RulesPath(access.path)] as const] : []),
  ]);
  const variables = new Map<string, Value>([
    ['request', request],
    ['resource', access.resource],
  ]);
  const scope: Scope = { functions: new Map(), variables };
  const budget: Budget = { expressions: 0, lookup: limited(access.lookup, access.maximumLookups) };
  const allowed = isAllowed(block, access.path, scope, { method: access.method, budget, reasons });
  return { allowed, reasons };
}

function isKnown(segment: Segment): segment is string {
  return segment !== ANY_ID;
}

/** A document that was looked up before costs nothing more. */
function limited(lookup: Lookup, maximum: number): Lookup {
  const found = new Map<string, ReturnType<Lookup>>();
  return (path, when) => {
    const key = `${when} ${path}`;
    if (!found.has(key)) {
      if (found.size >= maximum) throw new EvaluationError(`more than ${maximum} documents looked up`);
      found.set(key, lookup(path, when));
    }
    return found.get(key);
  };
}

interface Question {
  readonly method: Method;
  readonly budget: Budget;
  readonly reasons: string[];
}

/** Whether a rule of this block or of a nested one allows. `path` is what the enclosing blocks have left of it. */
function isAllowed(block: Block, path: readonly Segment[], outer: Scope, question: Question): boolean {
  const scope = withFunctions(block, outer);
  if (path.length === 0 && block.allows.some((allow) => holds(allow, scope, question))) return true;
  return block.matches.some((match) =>
    waysToMatch(match.path, path).some(({ rest, names }) => {
      const variables = new Map(scope.variables);
      for (const [name, value] of names) {
        if (value === undefined) variables.delete(name);
        else variables.set(name, value);
      }
      return isAllowed(match, rest, { ...scope, variables }, question);
    }),
  );
}

function withFunctions(block: Block, outer: Scope): Scope {
  const functions = new Map(outer.functions);
  const scope: Scope = { functions, variables: outer.variables };
  for (const definition of block.functions) functions.set(definition.name, { definition, scope });
  return scope;
}

function holds(
  { methods, condition, place }: Block['allows'][number],
  scope: Scope,
  { method, budget, reasons }: Question,
): boolean {
  if (!methods.includes(method)) return false;
  if (!condition) return true;
  try {
    if (evaluate(condition, scope, budget) === true) return true;
    reasons.push(`line ${place.line}: false`);
  } catch (error) {
    // An error of this engine denies as well; unlike an EvaluationError it is marked as internal.
    const reason = error instanceof EvaluationError ? error.message : `internal: ${error}`;
    reasons.push(`line ${place.line}: ${reason}`);
  }
  return false;
}

interface Way {
  /** What a pattern leaves of a path. */
  readonly rest: readonly Segment[];
  readonly names: readonly (readonly [string, Value | undefined])[];
}

/** Every way in which a pattern matches the start of a path; `{name=**}` takes any number of segments, even none. */
function waysToMatch(pattern: readonly PathPattern[], path: readonly Segment[]): readonly Way[] {
  const [first, ...others] = pattern;
  if (!first) return [{ rest: path, names: [] }];
  if (first.kind === 'rest') {
    return Array.from({ length: path.length + 1 }, (_, count) => path.length - count).flatMap((count) => {
      const taken = path.slice(0, count);
      const value = taken.every(isKnown) ? new RulesPath(taken) : undefined;
      return named(first.name, value, waysToMatch(others, path.slice(count)));
    });
  }
  const [segment, ...left] = path;
  if (segment === undefined || (first.kind === 'fixed' && first.text !== segment)) return [];
  const ways = waysToMatch(others, left);
  return first.kind === 'one' ? named(first.name, isKnown(segment) ? segment : undefined, ways) : ways;
}

/** A name without a value hides one of the same name around it, so that its value is not read by mistake. */
function named(name: string, value: Value | undefined, ways: readonly Way[]): readonly Way[] {
  return ways.map(({ rest, names }) => ({ rest, names: [[name, value], ...names] }));
}
