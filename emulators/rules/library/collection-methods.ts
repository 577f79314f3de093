import { EvaluationError } from '../rules-error.ts';
import {
  expectType,
  includes,
  isEqual,
  isMap,
  RulesMapDiff,
  RulesSet,
  typeOf,
  type Value,
} from '../values.ts';
import { type Callables, taking } from './method-table.ts';

const { items, list, map, string } = expectType;

const hasAll = (all: readonly Value[], wanted: readonly Value[]) =>
  wanted.every((item) => includes(all, item));

/** Methods that lists and sets share. */
const commonMethods: Callables = {
  size: taking(0, (collection) => BigInt(items(collection).length)),
  hasAll: taking(1, (collection, wanted) => hasAll(items(collection), items(wanted as Value))),
  hasAny: taking(1, (collection, wanted) =>
    items(wanted as Value).some((item) => includes(items(collection), item)),
  ),
  // Only these, though not all of them have to be present.
  hasOnly: taking(1, (collection, wanted) => hasAll(items(wanted as Value), items(collection))),
};

/** firebase.google.com/docs/reference/rules/rules.List */
export const listMethods: Callables = {
  ...commonMethods,
  concat: taking(1, (one, other) => [...list(one), ...list(other)]),
  join: taking(1, (one, separator) => list(one).map(wordOf).join(string(separator))),
  removeAll: taking(1, (one, other) => list(one).filter((item) => !includes(items(other), item))),
  toSet: taking(0, (one) => new RulesSet(list(one))),
};

function wordOf(item: Value): string {
  if (['string', 'int', 'float', 'bool', 'null'].includes(typeOf(item))) return String(item);
  throw new EvaluationError(`a ${typeOf(item)} cannot be joined`);
}

/** firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods: Callables = {
  ...commonMethods,
  difference: taking(
    1,
    (one, other) => new RulesSet(items(one).filter((item) => !includes(setItems(other), item))),
  ),
  intersection: taking(
    1,
    (one, other) => new RulesSet(items(one).filter((item) => includes(setItems(other), item))),
  ),
  union: taking(1, (one, other) => new RulesSet([...items(one), ...setItems(other)])),
};

function setItems(value: Value): readonly Value[] {
  if (value instanceof RulesSet) return value.items;
  throw new EvaluationError(`expected a set, got a ${typeOf(value)}`);
}

/** firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods: Callables = {
  diff: taking(1, (newer, older) => new RulesMapDiff(map(newer), map(older))),
  get: taking(2, (value, key, otherwise) => {
    const found = deepGet(value, key);
    return found === undefined ? otherwise : found;
  }),
  keys: taking(0, (value) => new RulesSet([...map(value).keys()])),
  size: taking(0, (value) => BigInt(map(value).size)),
  values: taking(0, (value) => [...map(value).values()]),
};

/** The value of a key, or of a list of keys that lead into nested maps; undefined if one of them is missing. */
function deepGet(value: Value, key: Value): Value | undefined {
  const keys = typeof key === 'string' ? [key] : list(key).map(string);
  let found: Value | undefined = value;
  for (const name of keys) {
    if (found === undefined || !isMap(found)) return undefined;
    found = found.get(name);
  }
  return found;
}

const diffOf = (value: Value) => value as RulesMapDiff;

function keysWhere(value: Value, isWanted: (newer: Value | undefined, older: Value | undefined) => boolean) {
  const { newer, older } = diffOf(value);
  const keys = [...new Set([...newer.keys(), ...older.keys()])];
  return new RulesSet(keys.filter((key) => isWanted(newer.get(key), older.get(key))));
}

const isSame = (one: Value | undefined, other: Value | undefined) =>
  one !== undefined && other !== undefined && isEqual(one, other);

/** firebase.google.com/docs/reference/rules/rules.MapDiff */
export const mapDiffMethods: Callables = {
  addedKeys: taking(0, (diff) => keysWhere(diff, (_, older) => older === undefined)),
  removedKeys: taking(0, (diff) => keysWhere(diff, (newer) => newer === undefined)),
  affectedKeys: taking(0, (diff) => keysWhere(diff, (newer, older) => !isSame(newer, older))),
  unchangedKeys: taking(0, (diff) => keysWhere(diff, isSame)),
  changedKeys: taking(0, (diff) =>
    keysWhere(diff, (newer, older) => newer !== undefined && older !== undefined && !isEqual(newer, older)),
  ),
};
