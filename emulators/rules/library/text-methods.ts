import { toPattern } from '../pattern.ts';
import { expectType, RulesBytes, type Value } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

const text = expectType.string;

/** firebase.google.com/docs/reference/rules/rules.String */
export const stringMethods: Callables = {
  size: taking(0, (value) => BigInt([...text(value)].length)),
  lower: taking(0, (value) => text(value).toLowerCase()),
  upper: taking(0, (value) => text(value).toUpperCase()),
  trim: taking(0, (value) => text(value).trim()),
  // The whole string must match.
  matches: taking(1, (value, pattern) => toPattern(text(pattern), 'whole').test(text(value))),
  replace: taking(2, (value, pattern, by) =>
    text(value).replace(toPattern(text(pattern), 'places'), () => text(by)),
  ),
  split: taking(1, (value, pattern) => text(value).split(toPattern(text(pattern), 'places'))),
  toUtf8: taking(0, (value) => new RulesBytes(new TextEncoder().encode(text(value)))),
};

const bytes = (value: Value) => Buffer.from((value as RulesBytes).bytes);

/** firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods: Callables = {
  size: taking(0, (value) => BigInt(bytes(value).length)),
  toBase64: taking(0, (value) => bytes(value).toString('base64')),
  toHexString: taking(0, (value) => bytes(value).toString('hex')),
};
