import { EvaluationError } from './rules-error.ts';
import type { BinaryOperator } from './syntax.ts';
import {
  expectType,
  includes,
  isEqual,
  isList,
  isMap,
  isNumber,
  RulesDuration,
  RulesSet,
  RulesTimestamp,
  toInt,
  typeOf,
  type Value,
} from './values.ts';

/** Operators except `&&` and `||`, whose right side is not always evaluated. */
type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

/** @throws EvaluationError for operands that the operator does not support */
export function applyOperator(operator: StrictOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
      return compare(left, right) < 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>':
      return compare(left, right) > 0;
    case '>=':
      return compare(left, right) >= 0;
    default:
      return calculate(operator, left, right);
  }
}

function isIn(value: Value, collection: Value): boolean {
  if (isMap(collection)) return typeof value === 'string' && collection.has(value);
  if (isList(collection)) return includes(collection, value);
  if (collection instanceof RulesSet) return includes(collection.items, value);
  throw new EvaluationError(`"in" expects a list, a set or a map, got a ${typeOf(collection)}`);
}

/** Negative, zero or positive; NaN if the numbers cannot be compared, which makes every comparison false. */
function compare(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(Number(left)) || Number.isNaN(Number(right))) return Number.NaN;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  const areTimes =
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration);
  if (areTimes) return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0;
  throw new EvaluationError(`a ${typeOf(left)} and a ${typeOf(right)} have no order`);
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

function calculate(operator: Arithmetic, left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return withIntegers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return withFloats(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string') return left + expectType.string(right);
  if (operator === '+' || operator === '-') return withTimes(operator, left, right);
  throw unknown(operator, left, right);
}

function withIntegers(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) throw new EvaluationError('division by zero');
  switch (operator) {
    case '+':
      return toInt(left + right);
    case '-':
      return toInt(left - right);
    case '*':
      return toInt(left * right);
    case '/':
      return toInt(left / right);
    case '%':
      return left % right;
  }
}

function withFloats(operator: Arithmetic, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function withTimes(operator: '+' | '-', left: Value, right: Value): Value {
  const sign = operator === '+' ? 1n : -1n;
  if (right instanceof RulesDuration) {
    if (left instanceof RulesTimestamp) return new RulesTimestamp(left.nanos + sign * right.nanos);
    if (left instanceof RulesDuration) return new RulesDuration(left.nanos + sign * right.nanos);
  }
  if (right instanceof RulesTimestamp) {
    if (operator === '-' && left instanceof RulesTimestamp)
      return new RulesDuration(left.nanos - right.nanos);
    if (operator === '+' && left instanceof RulesDuration)
      return new RulesTimestamp(left.nanos + right.nanos);
  }
  throw unknown(operator, left, right);
}

function unknown(operator: string, left: Value, right: Value): EvaluationError {
  return new EvaluationError(`no "${operator}" between a ${typeOf(left)} and a ${typeOf(right)}`);
}
