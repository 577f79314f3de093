import { EvaluationError } from '../rules-error.ts';
import { expectType, toInt } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

const { number } = expectType;

/** Converts a float to an integer. */
function whole(value: number): bigint {
  if (!Number.isFinite(value)) throw new EvaluationError(`${value} is not an integer`);
  return toInt(BigInt(value));
}

/** Rounds half away from zero. */
const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

/** firebase.google.com/docs/reference/rules/rules.math */
export const mathFunctions: Callables = {
  abs: taking(1, (value) => {
    if (typeof value === 'bigint') return toInt(value < 0n ? -value : value);
    return Math.abs(number(value));
  }),
  ceil: taking(1, (value) => whole(Math.ceil(number(value)))),
  floor: taking(1, (value) => whole(Math.floor(number(value)))),
  round: taking(1, (value) => whole(rounded(number(value)))),
  isInfinite: taking(1, (value) => Math.abs(number(value)) === Number.POSITIVE_INFINITY),
  isNaN: taking(1, (value) => Number.isNaN(number(value))),
  pow: taking(2, (base, exponent) => number(base) ** number(exponent)),
  sqrt: taking(1, (value) => Math.sqrt(number(value))),
};
