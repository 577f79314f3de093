import { EvaluationError } from '../rules-error.ts';
import { expectType, RulesPath, toInt, typeOf, type Value } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

/** Functions without a namespace that depend on values only. */
export const valueFunctions: Callables = {
  bool: taking(1, (value) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'false') return value === 'true';
    throw cannot('bool', value);
  }),
  int: taking(1, toInteger),
  float: taking(1, toFloat),
  string: taking(1, toText),
  path: taking(1, (value) => new RulesPath(expectType.string(value).split('/').filter(Boolean))),
  debug: taking(1, (value) => value),
};

function toInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return toInt(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return toInt(BigInt(value.replace(/^\+/, '')));
  throw cannot('int', value);
}

function toFloat(value: Value): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value))
    return Number(value);
  throw cannot('float', value);
}

function toText(value: Value): string {
  if (value instanceof RulesPath || ['string', 'int', 'float', 'bool', 'null'].includes(typeOf(value))) {
    return String(value);
  }
  throw cannot('string', value);
}

function cannot(type: string, value: Value): EvaluationError {
  return new EvaluationError(`this ${typeOf(value)} is not a valid ${type}`);
}
