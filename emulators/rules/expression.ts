// cspell:ignore quasis
import type { ESTree } from 'rolldown/utils';
import { callMethod, isIn, isMethodKnown, toPattern } from './library.ts';
import type { Node } from './source.ts';
import type { Context, Expression, RulesFunction, Scope } from './syntax.ts';
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

/** The built-in functions that read documents, by service. */
export const LOOKUPS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cloud.firestore', ['get', 'exists', 'getAfter', 'existsAfter']],
  ['firebase.storage', ['firestore.get', 'firestore.exists']],
]);

type BinaryNode = ESTree.BinaryExpression | ESTree.PrivateInExpression;
const { bool, int } = expectType;
const REQUEST_PROPERTIES = ['auth', 'query', 'resource', 'time'];

const OPERATORS = new Map<string, (left: Value, right: Value) => Value>([
  ['==', isEqual],
  ['!=', (left, right) => !isEqual(left, right)],
  ['in', isIn],
  ['<', isLess],
  ['>', (left, right) => isLess(right, left)],
  ['<=', (left, right) => isLess(left, right) || isEqual(left, right)],
  ['>=', (left, right) => isLess(right, left) || isEqual(left, right)],
  ['+', (left, right) => int(left) + int(right)],
  ['*', (left, right) => int(left) * int(right)],
]);

/**
 * Compiles an expression of a file, which source.ts has rewritten as JavaScript: `is` is `instanceof`, a path is a template.
 * Unknown syntax fails closed: it throws a RulesFileError.
 */
export function compile(node: Node, context: Context): Expression {
  switch (node.type) {
    case 'Literal':
      return compileLiteral(node, context);
    case 'Identifier':
      return compileVariable(node, context);
    case 'TemplateLiteral':
      return compilePath(node, context);
    case 'ArrayExpression':
      if (node.elements.includes(null)) break;
      return compileAll(node.elements as Node[], context);
    case 'UnaryExpression': {
      if (node.operator !== '!') break;
      const operand = compile(node.argument, context);
      return (scope) => !bool(operand(scope));
    }
    case 'LogicalExpression':
      if (node.operator === '??') break;
      return decidedBy(node.operator === '||', [compile(node.left, context), compile(node.right, context)]);
    case 'BinaryExpression':
      return compileBinary(node, context);
    case 'ConditionalExpression': {
      const condition = compile(node.test, context);
      const [yes, no] = [compile(node.consequent, context), compile(node.alternate, context)];
      return (scope) => (bool(condition(scope)) ? yes(scope) : no(scope));
    }
    case 'MemberExpression':
      return compileMember(node, context);
    case 'CallExpression':
      return compileCall(node, context);
  }
  throw context.source.unsupported(node);
}

function compileAll(nodes: readonly Node[], context: Context): (scope: Scope) => readonly Value[] {
  const items = nodes.map((node) => compile(node, context));
  return (scope) => items.map((item) => item(scope));
}

/** A literal, with an integer as a bigint. Other numbers and regular expressions are not supported. */
function compileLiteral(node: ESTree.Expression & { type: 'Literal' }, { source }: Context): Expression {
  const isFloat = typeof node.value === 'number' && !/^\d+$/.test(node.raw ?? '');
  if (isFloat || (node.value !== null && typeof node.value === 'object')) throw source.unsupported(node);
  const value = typeof node.value === 'number' ? BigInt(node.value) : (node.value as Value);
  return () => value;
}

function compileVariable(node: Node & { name: string }, { source, variables }: Context): Expression {
  const { name } = node;
  if (!variables.has(name)) throw source.unsupported(node);
  return (scope) => {
    const value = scope.variables.get(name);
    if (value === undefined) throw new EvaluationError(`${name} has no value`);
    return value;
  };
}

function compileBinary(node: BinaryNode, context: Context): Expression {
  const left = compile(node.left, context);
  if (node.operator === 'instanceof') {
    const type = context.source.textOf(node.right);
    if (!TYPE_NAMES.includes(type)) throw context.source.unsupported(node);
    return (scope) => typeOf(left(scope)) === type;
  }
  const right = compile(node.right, context);
  const apply = OPERATORS.get(node.operator);
  if (!apply) throw context.source.unsupported(node);
  return (scope) => apply(left(scope), right(scope));
}

function compileMember(node: ESTree.MemberExpression, context: Context): Expression {
  const { source } = context;
  const { object, property } = node;
  const isRequest = source.textOf(object) === 'request';
  const isUnknown = isRequest && !REQUEST_PROPERTIES.includes(source.textOf(property));
  if (node.computed || property.type !== 'Identifier' || isUnknown) throw source.unsupported(node);
  const map = compile(object, context);
  return (scope) => {
    const value = expectType.map(map(scope)).get(property.name);
    if (value === undefined) throw new EvaluationError(`no property "${property.name}"`);
    return value;
  };
}

function compileCall(node: ESTree.CallExpression, context: Context): Expression {
  const { source, service, functions } = context;
  const name = source.textOf(node.callee);
  if (name.endsWith('.matches')) return compileMatches(node, context);
  const args = compileAll(node.arguments, context);
  if (LOOKUPS.get(service)?.includes(name)) return (scope) => callLookup(name, args(scope), scope);
  const declared = functions.get(name);
  if (declared?.parameters.length === node.arguments.length)
    return (scope) => callFunction(declared, args(scope), scope);
  if (node.callee.type !== 'MemberExpression') throw source.unsupported(node);
  const method = source.textOf(node.callee.property);
  if (!isMethodKnown(method, node.arguments.length)) throw source.unsupported(node);
  const object = compile(node.callee.object, context);
  return (scope) => callMethod(object(scope), method, args(scope));
}

/** `text.matches(pattern)`. The pattern has to be a literal, so that it is checked before a request arrives. */
function compileMatches(node: ESTree.CallExpression, context: Context): Expression {
  const [argument] = node.arguments;
  const pattern = argument?.type === 'Literal' && toPattern(String(argument.value));
  if (!pattern || node.callee.type !== 'MemberExpression') throw context.source.unsupported(node);
  const text = compile(node.callee.object, context);
  return (scope) => pattern.test(expectType.string(text(scope)));
}

/** A path such as `/users/$(uid)/posts`. An inserted value is one segment. */
function compilePath({ quasis, expressions }: ESTree.TemplateLiteral, context: Context): Expression {
  const values = compileAll(expressions, context);
  return (scope) => {
    const segments = values(scope).map(expectType.string);
    const invalid = segments.find((segment) => segment === '' || segment.includes('/'));
    if (invalid !== undefined) throw new EvaluationError(`"${invalid}" is not a segment of a path`);
    const constants = quasis.map((quasi) => quasi.value.raw); // the text between the inserted values
    const text = String.raw({ raw: constants }, ...segments);
    return new RulesPath(text.split('/').slice(1));
  };
}

/**
 * `||` is decided by a side that is true, `&&` by one that is false: the value `decisive`. The other side may then fail
 * (firebase.google.com/docs/rules/rules-language, "Logical operators").
 */
function decidedBy(decisive: boolean, sides: readonly Expression[]): Expression {
  return (scope) => {
    let failure: EvaluationError | undefined;
    for (const side of sides) {
      try {
        if (bool(side(scope)) === decisive) return decisive;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        failure ??= error;
      }
    }
    if (failure) throw failure;
    return !decisive;
  };
}

/** Calls a function of the rules, which does not see its caller's variables. */
function callFunction({ parameters, bindings, result }: RulesFunction, args: readonly Value[], scope: Scope) {
  const variables = new Map(scope.globals);
  for (const [index, name] of parameters.entries()) variables.set(name, args[index] ?? null);
  const inside: Scope = { ...scope, variables };
  for (const [name, value] of bindings) variables.set(name, value(inside));
  return result(inside);
}

function callLookup(name: string, [target = null]: readonly Value[], scope: Scope): Value {
  const document = scope.lookup(expectType.path(target), name.endsWith('After'));
  if (name.includes('exists')) return document !== undefined;
  if (!document) throw new EvaluationError(`no document ${target}`);
  return document;
}
