import { FUNCTIONS, METHODS_OF, NAMESPACES } from './library/library.ts';
import { callableIn } from './library/method-table.ts';
import { applyOperator } from './operators.ts';
import { EvaluationError } from './rules-error.ts';
import type { Expression, FunctionDefinition } from './syntax.ts';
import { expectType, isList, isMap, isNumber, RulesPath, typeOf, type Value } from './values.ts';

/** firebase.google.com/docs/firestore/quotas, "Security rules". */
const MAX_CALL_DEPTH = 20;
const MAX_EXPRESSIONS = 1000;

/** A document that a rule looks up; undefined if there is none. `after` is its state if the request is allowed. */
export type Lookup = (path: RulesPath, when: 'before' | 'after') => ReadonlyMap<string, Value> | undefined;

/** Counts what one request consumes. */
export interface Budget {
  expressions: number;
  readonly lookup: Lookup;
}

/** Functions are resolved from the innermost block outwards, and see the variables of the block that defines them. */
export interface Scope {
  readonly functions: ReadonlyMap<string, { definition: FunctionDefinition; scope: Scope }>;
  readonly variables: ReadonlyMap<string, Value>;
}

interface Environment extends Scope {
  readonly budget: Budget;
  readonly depth: number;
}

/**
 * Evaluates an expression.
 *
 * @throws EvaluationError if it has no value
 */
export function evaluate(expression: Expression, scope: Scope, budget: Budget): Value {
  return resultOf(expression, { ...scope, budget, depth: 0 });
}

function resultOf(expression: Expression, env: Environment): Value {
  env.budget.expressions += 1;
  if (env.budget.expressions > MAX_EXPRESSIONS) {
    throw new EvaluationError(`more than ${MAX_EXPRESSIONS} expressions for one request`);
  }
  switch (expression.kind) {
    case 'int':
    case 'float':
    case 'string':
    case 'bool':
      return expression.value;
    case 'null':
      return null;
    case 'name':
      return variable(expression.name, env);
    case 'list':
      return expression.items.map((item) => resultOf(item, env));
    case 'map':
      return new Map(expression.entries.map(([key, value]) => [key, resultOf(value, env)]));
    case 'path':
      return path(expression.segments, env);
    case 'not':
      return !expectType.bool(resultOf(expression.operand, env));
    case 'negative':
      return negative(resultOf(expression.operand, env));
    case 'member':
      return member(resultOf(expression.object, env), expression.name);
    case 'index':
      return at(resultOf(expression.object, env), resultOf(expression.index, env));
    case 'range':
      return range(
        resultOf(expression.object, env),
        resultOf(expression.from, env),
        resultOf(expression.to, env),
      );
    case 'binary':
      return binary(expression, env);
    case 'is':
      return isOfType(resultOf(expression.operand, env), expression.type);
    case 'choice':
      return resultOf(
        expectType.bool(resultOf(expression.condition, env)) ? expression.yes : expression.no,
        env,
      );
    case 'call':
      return call(expression.name, expression.args, env);
    case 'method':
      return method(expression, env);
  }
}

function variable(name: string, { variables }: Environment): Value {
  const value = variables.get(name);
  if (value === undefined) throw new EvaluationError(`${name} is not defined`);
  return value;
}

function path(segments: readonly (string | Expression)[], env: Environment): RulesPath {
  return new RulesPath(
    segments.flatMap((segment) => {
      if (typeof segment === 'string') return [segment];
      const value = resultOf(segment, env);
      return value instanceof RulesPath ? value.segments : [expectType.string(value)];
    }),
  );
}

function negative(value: Value): Value {
  if (typeof value === 'bigint') return -value;
  return isNumber(value) ? -value : expectType.number(value);
}

function member(object: Value, name: string): Value {
  const value = expectType.map(object).get(name);
  if (value === undefined) throw new EvaluationError(`no property "${name}"`);
  return value;
}

function at(object: Value, index: Value): Value {
  if (isMap(object)) return member(object, expectType.string(index));
  const sequence = sequenceOf(object);
  const item = sequence[Number(expectType.int(index))];
  if (item === undefined) throw new EvaluationError(`no item ${index}`);
  return item;
}

function sequenceOf(object: Value): readonly Value[] {
  if (typeof object === 'string') return [...object];
  return object instanceof RulesPath ? object.segments : expectType.list(object);
}

function range(object: Value, from: Value, to: Value): Value {
  const sequence = sequenceOf(object);
  const [start, end] = [Number(expectType.int(from)), Number(expectType.int(to))];
  if (start < 0 || end > sequence.length || start > end) {
    throw new EvaluationError(`no range ${start}:${end} in ${sequence.length} items`);
  }
  const part = sequence.slice(start, end);
  return isList(object) ? part : part.join('');
}

function isOfType(value: Value, type: string): boolean {
  return type === 'number' ? isNumber(value) : typeOf(value) === type;
}

type Binary = Extract<Expression, { kind: 'binary' }>;

/**
 * One side of `&&` or `||` can decide alone: then the other may have no value, on either side
 * (firebase.google.com/docs/rules/rules-language, "Logical operators").
 */
function binary({ operator, left, right }: Binary, env: Environment): Value {
  if (operator !== '&&' && operator !== '||') {
    return applyOperator(operator, resultOf(left, env), resultOf(right, env));
  }
  const decisive = operator === '||';
  let failure: EvaluationError | undefined;
  for (const side of [left, right]) {
    try {
      if (expectType.bool(resultOf(side, env)) === decisive) return decisive;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !decisive;
}

function call(name: string, args: readonly Expression[], env: Environment): Value {
  const own = env.functions.get(name);
  const values = args.map((argument) => resultOf(argument, env));
  if (own) return callOwn(own.definition, own.scope, values, env);
  const known = callableIn(FUNCTIONS, name);
  return known ? known.call(...values) : lookUp(name, values, env);
}

function callOwn(
  { parameters, bindings, result }: FunctionDefinition,
  scope: Scope,
  args: readonly Value[],
  { budget, depth }: Environment,
): Value {
  if (depth >= MAX_CALL_DEPTH) throw new EvaluationError(`more than ${MAX_CALL_DEPTH} nested calls`);
  const variables = new Map(scope.variables);
  for (const [index, name] of parameters.entries()) variables.set(name, args[index] ?? null);
  const inside: Environment = { functions: scope.functions, variables, budget, depth: depth + 1 };
  for (const { name, value } of bindings) variables.set(name, resultOf(value, inside));
  return resultOf(result, inside);
}

function method({ object, name, args }: Extract<Expression, { kind: 'method' }>, env: Environment): Value {
  const values = () => args.map((argument) => resultOf(argument, env));
  if (object.kind === 'name' && !env.variables.has(object.name)) {
    const callable = NAMESPACES[object.name]?.[name];
    return callable ? callable.call(...values()) : lookUp(name, values(), env);
  }
  const self = resultOf(object, env);
  const type = typeOf(self);
  const methods = METHODS_OF[type];
  const found = methods && callableIn(methods, name);
  if (found?.arity !== args.length) throw new EvaluationError(`a ${type} has no method "${name}"`);
  return found.call(self, ...values());
}

/** `get`, `exists` and so on: Firestore's own or, in rules for Storage, those of the namespace `firestore`. */
function lookUp(name: string, [target]: readonly Value[], { budget }: Environment): Value {
  const document = budget.lookup(
    expectType.path(target ?? null),
    name.endsWith('After') ? 'after' : 'before',
  );
  if (name.startsWith('exists')) return document !== undefined;
  if (!document) throw new EvaluationError(`no document ${target}`);
  return document;
}
