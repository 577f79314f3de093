import { readFileSync } from 'node:fs';
import { parseRules } from './parse.ts';
import { type Allow, type Block, type Lookup, type Method, RulesFileError, type Scope } from './syntax.ts';
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

/**
 * Reads a file of security rules.
 *
 * @param file its path from the working directory
 * @throws Error that names file, line and column of what is invalid or not supported
 */
export function readRules(file: string): Ruleset {
  try {
    return compileRules(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RulesFileError) throw new Error(`${file}:${error.message}`);
    throw error;
  }
}

/** Compiles rules. @throws RulesFileError with line and column for what is invalid or not supported */
export function compileRules(source: string): Ruleset {
  const { service, block } = parseRules(source);
  return { service, decide: (request) => decide(block, request) };
}

function decide(
  block: Block,
  { method, path, request, resource, lookup, maximumLookups }: RulesRequest,
): Decision {
  const variables = new Map<string, Value>([['request', request]]);
  if (resource !== undefined) variables.set('resource', resource);
  const scope: Scope = { variables, lookup: limited(lookup, maximumLookups), depth: 0 };
  const reasons: string[] = [];
  const allowed = allowsAt(block, path, scope).some(
    ([allow, inside]) => allow.methods.includes(method) && holds(allow, inside, reasons),
  );
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
function allowsAt(block: Block, path: RulesRequest['path'], outer: Scope): (readonly [Allow, Scope])[] {
  const variables = new Map(outer.variables);
  let taken = 0;
  for (const { kind, text } of block.path) {
    const rest = path.slice(taken);
    const [segment] = rest;
    if (kind === 'rest') {
      if (rest.every((each) => each !== undefined)) variables.set(text, new RulesPath(rest));
      taken = path.length;
      break;
    }
    if (rest.length === 0 || (kind === 'fixed' && segment !== text)) return [];
    if (kind === 'one' && segment !== undefined) variables.set(text, segment);
    taken += 1;
  }
  const scope = { ...outer, variables };
  const own = taken === path.length ? block.allows : [];
  return [
    ...own.map((allow) => [allow, scope] as const),
    ...block.matches.flatMap((match) => allowsAt(match, path.slice(taken), scope)),
  ];
}

function holds({ condition, place }: Allow, scope: Scope, reasons: string[]): boolean {
  try {
    if (condition(scope) === true) return true;
    reasons.push(`line ${place.line}: false`);
  } catch (error) {
    // An error of this engine denies as well; unlike an EvaluationError it is marked as internal.
    const reason = error instanceof EvaluationError ? error.message : `internal: ${error}`;
    reasons.push(`line ${place.line}: ${reason}`);
  }
  return false;
}
