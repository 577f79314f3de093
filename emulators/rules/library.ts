import {
  EvaluationError,
  expectType,
  isEqual,
  MapDiff,
  type RulesTimestamp,
  typeOf,
  type Value,
} from './values.ts';

const { list: asList, map: asMap, string: asString } = expectType;

const includes = (items: readonly Value[], value: Value) => items.some((item) => isEqual(item, value));

type Fields = ReadonlyMap<string, Value>;

/** `Function.length` counts the `self` of a method as well as its arguments. */
const SELF = 1;

/**
 * The methods that rules may call, by type (firebase.google.com/docs/reference/rules). A set has the methods of a list too:
 * they are called on the list of its items. `never` lets each method name the type of its own `self`.
 */
const METHODS: Readonly<Record<string, (self: never, ...args: Value[]) => Value>> = {
  'string.size': (text: string) => BigInt([...text].length),
  'string.toUtf8': (text: string) => new TextEncoder().encode(text),
  'string.split': (text: string, separator: Value) => text.split(asString(separator)),
  'bytes.size': ({ length }: Uint8Array) => BigInt(length),
  'timestamp.toMillis': ({ micros }: RulesTimestamp) => BigInt(Math.floor(micros / 1000)),
  'list.size': (items: readonly Value[]) => BigInt(items.length),
  'list.hasAll': (items: readonly Value[], wanted: Value) =>
    asList(wanted).every((item) => includes(items, item)),
  // Every item must be in `wanted`; not all of `wanted` need be present.
  'list.hasOnly': (items: readonly Value[], wanted: Value) =>
    items.every((item) => includes(asList(wanted), item)),
  'list.hasAny': (items: readonly Value[], wanted: Value) =>
    asList(wanted).some((item) => includes(items, item)),
  'list.concat': (items: readonly Value[], more: Value) => [...items, ...asList(more)],
  'list.join': (items: readonly Value[], separator: Value) => items.map(asString).join(asString(separator)),
  'map.keys': (self: Fields) => new Set(self.keys()),
  'map.get': (self: Fields, key: Value, otherwise: Value) => {
    const value = self.get(asString(key));
    return value === undefined ? otherwise : value;
  },
  'map.diff': (newer: Fields, older: Value) => new MapDiff(newer, asMap(older)),
  'map_diff.affectedKeys': (diff: MapDiff) => diff.affectedKeys,
};

/** Whether any type has a method with this name and this number of arguments. */
export function isMethodKnown(name: string, argumentCount: number): boolean {
  return Object.entries(METHODS).some(
    ([key, { length }]) => key.endsWith(`.${name}`) && length === SELF + argumentCount,
  );
}

/** @throws EvaluationError if the value's type does not have the method */
export function callMethod(self: Value, name: string, args: readonly Value[]): Value {
  const receiver = self instanceof Set ? [...self] : self;
  const method = METHODS[`${typeOf(receiver)}.${name}`];
  if (method?.length !== SELF + args.length)
    throw new EvaluationError(`a ${typeOf(self)} has no method "${name}"`);
  return method(receiver as never, ...args);
}

/** `value in collection`: an item of a list or set, or a key of a map. */
export function isIn(value: Value, collection: Value): boolean {
  if (collection instanceof Map || collection instanceof Set) return collection.has(value);
  return includes(asList(collection), value);
}

/** Syntax of regular expressions that RE2, the engine behind the rules, does not support: lookaround and backreferences. */
const NOT_IN_RE2 = /\(\?(?:=|!|<)|\\[1-9]|\\k</;

/** The pattern of `matches`, changed so that it matches only whole texts; undefined if it is invalid or not supported. */
export function toPattern(source: string): RegExp | undefined {
  if (NOT_IN_RE2.test(source)) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}
