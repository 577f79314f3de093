import { callMethod, isIn, isMethodKnown, toPattern, within64Bits } from './library.ts';
import { type Expression, RulesFileError, type RulesFunction, type Scope } from './syntax.ts';
import type { Token, Tokens } from './tokens.ts';
import {
  EvaluationError,
  expectType,
  isEqual,
  isLess,
  RulesPath,
  TYPE_NAMES,
  typeOf,
  type Value,
} from './values.ts';

/** firebase.google.com/docs/firestore/quotas, "Security rules". */
const MAX_CALL_DEPTH = 20;

/** The functions of a block; those of inner blocks hide outer ones. */
export interface Functions {
  readonly own: Map<string, RulesFunction>;
  readonly outer: Functions | undefined;
}

/** The names that an expression may use. */
export interface Names {
  readonly service: string;
  readonly variables: ReadonlySet<string>;
  readonly functions: Functions;
  /** Runs at the end of the file: a function may be defined after its calls. */
  readonly checks: (() => void)[];
}

/** Functions that read documents, by service. */
export const LOOKUPS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cloud.firestore', ['get', 'exists', 'getAfter', 'existsAfter']],
  ['firebase.storage', ['firestore.get', 'firestore.exists']],
]);

const { int } = expectType;
const REQUEST_PROPERTIES = ['auth', 'query', 'resource', 'time'];

type Operator = (left: Expression, right: Expression) => Expression;

/**
 * Operators by their precedence, lowest first
 * (firebase.google.com/docs/rules/rules-language, "Operator precedence"). All are left-associative.
 */
const OPERATORS: ReadonlyMap<string, readonly [precedence: number, Operator]> = new Map([
  ['||', [1, decidedBy(true)]],
  ['&&', [2, decidedBy(false)]],
  ['==', [3, onValues(isEqual)]],
  ['!=', [3, onValues((left, right) => !isEqual(left, right))]],
  ['in', [4, onValues(isIn)]],
  ['<', [5, onValues(isLess)]],
  ['>', [5, onValues((left, right) => isLess(right, left))]],
  ['<=', [5, onValues((left, right) => isLess(left, right) || isEqual(left, right))]],
  ['>=', [5, onValues((left, right) => isLess(right, left) || isEqual(left, right))]],
  ['+', [6, onValues((left, right) => within64Bits(int(left) + int(right)))]],
  ['*', [7, onValues((left, right) => within64Bits(int(left) * int(right)))]],
]);
const IS_PRECEDENCE = 4;
const UNSUPPORTED = ['-', '/', '%'];

function onValues(apply: (left: Value, right: Value) => Value): Operator {
  return (left, right) => (scope) => apply(left(scope), right(scope));
}

/**
 * One side of `&&` or `||` can decide alone: then the other may have no value, on either side
 * (firebase.google.com/docs/rules/rules-language, "Logical operators").
 */
function decidedBy(decisive: boolean): Operator {
  return (left, right) => (scope) => {
    let failure: EvaluationError | undefined;
    for (const side of [left, right]) {
      try {
        if (expectType.bool(side(scope)) === decisive) return decisive;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure ??= error;
      }
    }
    if (failure) throw failure;
    return !decisive;
  };
}

/** Compiles the next expression. @throws RulesFileError for anything that is not one, or not supported */
export function parseExpression(tokens: Tokens, names: Names): Expression {
  const condition = parseBinary(tokens, names, 0);
  if (!tokens.takeIf('?')) return condition;
  const yes = parseExpression(tokens, names);
  tokens.expect(':');
  const no = parseExpression(tokens, names);
  return (scope) => (expectType.bool(condition(scope)) ? yes(scope) : no(scope));
}

function parseBinary(tokens: Tokens, names: Names, looser: number): Expression {
  let left = parseUnary(tokens, names);
  while (true) {
    const { kind, text, place } = tokens.next;
    if (kind === 'sign' && UNSUPPORTED.includes(text)) {
      throw new RulesFileError(place, `the operator "${text}" is not supported`);
    }
    const [precedence, operator] = (kind !== 'string' && OPERATORS.get(text)) || [];
    if (tokens.is('is') && IS_PRECEDENCE > looser) left = parseIs(tokens, left);
    else if (operator && precedence !== undefined && precedence > looser) {
      tokens.take();
      left = operator(left, parseBinary(tokens, names, precedence));
    } else return left;
  }
}

function parseIs(tokens: Tokens, operand: Expression): Expression {
  tokens.expect('is');
  const { text: type, place } = tokens.expectKind('name', 'the name of a type');
  if (!TYPE_NAMES.includes(type)) throw new RulesFileError(place, `the type "${type}" is not supported`);
  return (scope) => typeOf(operand(scope)) === type;
}

function parseUnary(tokens: Tokens, names: Names): Expression {
  if (!tokens.takeIf('!')) return parsePostfix(tokens, names);
  const operand = parseUnary(tokens, names);
  return (scope) => !expectType.bool(operand(scope));
}

function parsePostfix(tokens: Tokens, names: Names): Expression {
  let value = parsePrimary(tokens, names);
  while (true) {
    if (tokens.takeIf('.')) {
      const name = tokens.expectKind('name', 'the name of a property or method');
      value = tokens.takeIf('(') ? parseMethod(tokens, names, value, name) : member(value, name.text);
    } else if (tokens.takeIf('[')) {
      value = item(value, parseExpression(tokens, names));
      tokens.expect(']');
    } else return value;
  }
}

function member(object: Expression, name: string): Expression {
  return (scope) => {
    const value = expectType.map(object(scope)).get(name);
    if (value === undefined) throw new EvaluationError(`no property "${name}"`);
    return value;
  };
}

function item(object: Expression, index: Expression): Expression {
  return (scope) => {
    const [items, at] = [expectType.list(object(scope)), expectType.int(index(scope))];
    const value = items[Number(at)];
    if (value === undefined) throw new EvaluationError(`no item ${at}`);
    return value;
  };
}

function parseMethod(
  tokens: Tokens,
  names: Names,
  object: Expression,
  { text: name, place }: Token,
): Expression {
  if (name === 'matches') return parseMatches(tokens, object);
  const args = tokens.listUntil(')', () => parseExpression(tokens, names));
  if (!isMethodKnown(name, args.length)) {
    throw new RulesFileError(place, `the method "${name}" with ${args.length} arguments is not supported`);
  }
  return (scope) =>
    callMethod(
      object(scope),
      name,
      args.map((argument) => argument(scope)),
    );
}

/** A pattern has to be a literal, so that it is checked before a request arrives. */
function parseMatches(tokens: Tokens, object: Expression): Expression {
  const { text, place } = tokens.expectKind('string', 'a literal pattern');
  tokens.expect(')');
  const pattern = toPattern(text);
  if (!pattern) throw new RulesFileError(place, `the pattern "${text}" is not supported`);
  return (scope) => pattern.test(expectType.string(object(scope)));
}

function parsePrimary(tokens: Tokens, names: Names): Expression {
  if (tokens.is('/')) return parsePath(tokens, names);
  if (tokens.takeIf('(')) {
    const inner = parseExpression(tokens, names);
    tokens.expect(')');
    return inner;
  }
  if (tokens.takeIf('[')) {
    const items = tokens.listUntil(']', () => parseExpression(tokens, names));
    return (scope) => items.map((each) => each(scope));
  }
  const { kind, text } = tokens.next;
  if (kind === 'name') return parseName(tokens, names);
  if (kind !== 'int' && kind !== 'string') throw tokens.unexpected('an expression');
  tokens.take();
  const value = kind === 'int' ? BigInt(text) : text;
  return () => value;
}

function parseName(tokens: Tokens, names: Names): Expression {
  const { text: first, place } = tokens.take();
  if (first === 'null') return () => null;
  if (first === 'true' || first === 'false') return () => first === 'true';
  let name = first;
  if (first === 'request' || first === 'firestore') {
    tokens.expect('.');
    name += `.${tokens.expectKind('name', 'a name').text}`;
  }
  if (LOOKUPS.get(names.service)?.includes(name)) return parseLookup(tokens, names, name);
  if (first === 'request' && REQUEST_PROPERTIES.some((property) => name === `request.${property}`)) {
    return member(variable(first), name.slice('request.'.length));
  }
  if (tokens.takeIf('(')) return parseCall(tokens, names, name, place);
  if (!names.variables.has(name)) throw new RulesFileError(place, `unknown name "${name}"`);
  return variable(name);
}

function variable(name: string): Expression {
  return ({ variables }) => {
    const value = variables.get(name);
    if (value === undefined) throw new EvaluationError(`${name} has no value`);
    return value;
  };
}

function parseCall(tokens: Tokens, names: Names, name: string, place: Token['place']): Expression {
  const args = tokens.listUntil(')', () => parseExpression(tokens, names));
  const find = () => {
    for (let from: Functions | undefined = names.functions; from; from = from.outer) {
      const found = from.own.get(name);
      if (found?.parameters.length === args.length) return found;
    }
    throw new RulesFileError(place, `unknown function "${name}" with ${args.length} arguments`);
  };
  names.checks.push(find);
  return (scope) => {
    const values = args.map((argument) => argument(scope));
    return call(find(), values, scope);
  };
}

/** No name hides another, so what a function inherits from its caller cannot be mistaken for a variable of its own. */
function call({ parameters, bindings, result }: RulesFunction, args: readonly Value[], scope: Scope): Value {
  if (scope.depth >= MAX_CALL_DEPTH) throw new EvaluationError(`more than ${MAX_CALL_DEPTH} nested calls`);
  const variables = new Map(scope.variables);
  for (const [index, name] of parameters.entries()) variables.set(name, args[index] ?? null);
  const inside: Scope = { ...scope, variables, depth: scope.depth + 1 };
  for (const { name, value } of bindings) variables.set(name, value(inside));
  return result(inside);
}

function parseLookup(tokens: Tokens, names: Names, name: string): Expression {
  tokens.expect('(');
  const target = parseExpression(tokens, names);
  tokens.expect(')');
  return (scope) => {
    const path = expectType.path(target(scope));
    const document = scope.lookup(path, name.endsWith('After'));
    if (name.includes('exists')) return document !== undefined;
    if (!document) throw new EvaluationError(`no document ${path}`);
    return document;
  };
}

/** `/users/$(uid)/posts`: segments are literals, expressions in `$( )`, or `(default)`. */
function parsePath(tokens: Tokens, names: Names): Expression {
  const segments: Expression[] = [];
  while (tokens.takeIf('/')) {
    if (tokens.takeIf('$(')) {
      segments.push(parseExpression(tokens, names));
      tokens.expect(')');
    } else if (tokens.takeIf('(')) {
      tokens.expect('default');
      tokens.expect(')');
      segments.push(() => '(default)');
    } else {
      const word = parseWord(tokens);
      segments.push(() => word);
    }
  }
  return (scope) => new RulesPath(segments.map((segment) => pathSegment(segment(scope))));
}

function pathSegment(value: Value): string {
  const segment = expectType.string(value);
  if (!/^[^/]+$/.test(segment)) throw new EvaluationError(`"${segment}" is not a segment of a path`);
  return segment;
}

/** A literal path segment, such as `docs_pdf`, `a-b` or `2026`. */
export function parseWord(tokens: Tokens): string {
  const isPart = () => ['name', 'int'].includes(tokens.next.kind) || tokens.is('-');
  if (!isPart()) throw tokens.unexpected('a segment of a path');
  let word = tokens.take().text;
  while (isPart() && tokens.next.isAdjacent) word += tokens.take().text;
  return word;
}
