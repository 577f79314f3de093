// cspell:ignore quasis
import type { ESTree } from 'rolldown/utils';
import { callMethod, isIn, isMethodKnown, toPattern } from './library.ts';
import type { Node, RulesSource } from './source.ts';
import type { Expression, Names, RulesFunction, Scope } from './syntax.ts';
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

/** Functions that read documents, by service. */
export const LOOKUPS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cloud.firestore', ['get', 'exists', 'getAfter', 'existsAfter']],
  ['firebase.storage', ['firestore.get', 'firestore.exists']],
]);

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

/** Compiles expressions of a file. Unknown syntax fails closed: it throws a RulesFileError. */
export class ExpressionCompiler {
  private readonly source: RulesSource;
  private readonly names: Names;

  constructor(source: RulesSource, names: Names) {
    this.source = source;
    this.names = names;
  }

  compile(node: Node): Expression {
    switch (node.type) {
      case 'Literal':
        return this.literal(node);
      case 'Identifier':
        return this.variable(node, node.name);
      case 'TemplateLiteral':
        return this.path(node);
      case 'ArrayExpression': {
        const items = node.elements.map((element) => this.compile(element ?? node));
        return (scope) => items.map((item) => item(scope));
      }
      case 'UnaryExpression': {
        if (node.operator !== '!') break;
        const operand = this.compile(node.argument);
        return (scope) => !bool(operand(scope));
      }
      case 'LogicalExpression':
        if (node.operator === '??') break;
        return decidedBy(node.operator === '||', [this.compile(node.left), this.compile(node.right)]);
      case 'BinaryExpression':
        return this.binary(node);
      case 'ConditionalExpression': {
        const condition = this.compile(node.test);
        const [yes, no] = [this.compile(node.consequent), this.compile(node.alternate)];
        return (scope) => (bool(condition(scope)) ? yes(scope) : no(scope));
      }
      case 'MemberExpression':
        return this.member(node);
      case 'CallExpression':
        return this.call(node);
    }
    throw this.source.unsupported(node);
  }

  /** An integer is a bigint. */
  private literal(node: ESTree.Expression & { type: 'Literal' }): Expression {
    const isWhole = typeof node.value !== 'number' || /^\d+$/.test(node.raw ?? '');
    if (!isWhole || (node.value !== null && typeof node.value === 'object'))
      throw this.source.unsupported(node);
    const value = typeof node.value === 'number' ? BigInt(node.value) : (node.value as Value);
    return () => value;
  }

  private variable(node: Node, name: string): Expression {
    if (!this.names.variables.has(name)) throw this.source.unsupported(node);
    return ({ variables }) => {
      const value = variables.get(name);
      if (value === undefined) throw new EvaluationError(`${name} has no value`);
      return value;
    };
  }

  private binary(node: ESTree.BinaryExpression | ESTree.PrivateInExpression): Expression {
    const left = this.compile(node.left);
    if (node.operator === 'instanceof') {
      const type = this.source.textOf(node.right);
      if (!TYPE_NAMES.includes(type)) throw this.source.unsupported(node);
      return (scope) => typeOf(left(scope)) === type;
    }
    const right = this.compile(node.right);
    const apply = OPERATORS.get(node.operator);
    if (!apply) throw this.source.unsupported(node);
    return (scope) => apply(left(scope), right(scope));
  }

  private member(node: ESTree.MemberExpression): Expression {
    const { object, property } = node;
    const isKnown =
      this.source.textOf(object) !== 'request' || REQUEST_PROPERTIES.includes(this.source.textOf(property));
    if (node.computed || property.type !== 'Identifier' || !isKnown) throw this.source.unsupported(node);
    const map = this.compile(object);
    return (scope) => {
      const value = expectType.map(map(scope)).get(property.name);
      if (value === undefined) throw new EvaluationError(`no property "${property.name}"`);
      return value;
    };
  }

  private call(node: ESTree.CallExpression): Expression {
    const { callee } = node;
    const name = this.source.textOf(callee);
    if (name.endsWith('.matches')) return this.matches(node);
    const args = node.arguments.map((argument) => this.compile(argument));
    if (LOOKUPS.get(this.names.service)?.includes(name)) return lookup(name, args);
    const found = this.names.functions.get(name);
    if (found?.parameters.length === args.length) {
      return (scope) =>
        callFunction(
          found,
          args.map((argument) => argument(scope)),
          scope,
        );
    }
    if (callee.type !== 'MemberExpression') throw this.source.unsupported(node);
    const method = this.source.textOf(callee.property);
    if (!isMethodKnown(method, args.length)) throw this.source.unsupported(node);
    const object = this.compile(callee.object);
    return (scope) =>
      callMethod(
        object(scope),
        method,
        args.map((argument) => argument(scope)),
      );
  }

  /** A pattern has to be a literal, so that it is checked before a request arrives. */
  private matches(node: ESTree.CallExpression): Expression {
    const [argument] = node.arguments;
    const pattern = argument?.type === 'Literal' && toPattern(String(argument.value));
    if (!pattern || node.callee.type !== 'MemberExpression') throw this.source.unsupported(node);
    const text = this.compile(node.callee.object);
    return (scope) => pattern.test(expectType.string(text(scope)));
  }

  /** `/users/$(uid)/posts`. A value is one segment. */
  private path({ quasis, expressions }: ESTree.TemplateLiteral): Expression {
    const values = expressions.map((expression) => this.compile(expression));
    return (scope) => {
      const segments = values.map((value) => expectType.string(value(scope)));
      const wrong = segments.find((segment) => !/^[^/]+$/.test(segment));
      if (wrong !== undefined) throw new EvaluationError(`"${wrong}" is not a segment of a path`);
      const text = String.raw({ raw: quasis.map((quasi) => quasi.value.raw) }, ...segments);
      return new RulesPath(text.split('/').slice(1));
    };
  }
}

/**
 * One side of `&&` or `||` can decide alone: then the other may have no value, on either side
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

/** A function sees nothing of its caller's. */
function callFunction(
  { parameters, bindings, result }: RulesFunction,
  args: readonly Value[],
  scope: Scope,
): Value {
  if (scope.depth >= MAX_CALL_DEPTH) throw new EvaluationError(`more than ${MAX_CALL_DEPTH} nested calls`);
  const variables = new Map(scope.globals);
  for (const [index, name] of parameters.entries()) variables.set(name, args[index] ?? null);
  const inside: Scope = { ...scope, variables, depth: scope.depth + 1 };
  for (const [name, value] of bindings) variables.set(name, value(inside));
  return result(inside);
}

function lookup(name: string, [target]: readonly Expression[]): Expression {
  return (scope) => {
    const path = expectType.path(target?.(scope) ?? null);
    const document = scope.lookup(path, name.endsWith('After'));
    if (name.includes('exists')) return document !== undefined;
    if (!document) throw new EvaluationError(`no document ${path}`);
    return document;
  };
}
