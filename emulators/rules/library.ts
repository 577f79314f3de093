import {
  EvaluationError,
  expectType,
  isEqual,
  MapDiff,
  type RulesTimestamp,
  typeOf,
  type Value,
} from './values.ts';

const { list, map, string } = expectType;

const includes = (items: readonly Value[], value: Value) => items.some((item) => isEqual(item, value));

type Fields = ReadonlyMap<string, Value>;

/**
 * The methods of each type that the rules of the site use (firebase.google.com/docs/reference/rules). A set has those of
 * the list of its items.
 */
const METHODS: Readonly<Record<string, (self: never, ...args: Value[]) => Value>> = {
  'string.size': (text: string) => BigInt([...text].length),
  'string.toUtf8': (text: string) => new TextEncoder().encode(text),
  'string.split': (text: string, separator: Value) => text.split(string(separator)),
  'bytes.size': ({ length }: Uint8Array) => BigInt(length),
  'timestamp.toMillis': ({ micros }: RulesTimestamp) => BigInt(Math.floor(micros / 1000)),
  'list.size': (items: readonly Value[]) => BigInt(items.length),
  'list.hasAll': (items: readonly Value[], wanted: Value) =>
    list(wanted).every((item) => includes(items, item)),
  // Only these, though not all of them have to be present.
  'list.hasOnly': (items: readonly Value[], wanted: Value) =>
    items.every((item) => includes(list(wanted), item)),
  'list.hasAny': (items: readonly Value[], wanted: Value) =>
    list(wanted).some((item) => includes(items, item)),
  'list.concat': (items: readonly Value[], more: Value) => [...items, ...list(more)],
  'list.join': (items: readonly Value[], separator: Value) => items.map(string).join(string(separator)),
  'map.keys': (self: Fields) => new Set(self.keys()),
  'map.get': (self: Fields, key: Value, otherwise: Value) => {
    const value = self.get(string(key));
    return value === undefined ? otherwise : value;
  },
  'map.diff': (newer: Fields, older: Value) => new MapDiff(newer, map(older)),
  'map_diff.affectedKeys': (diff: MapDiff) => diff.affectedKeys,
};

/** Whether any type has a method with a number of arguments. */
export function isMethodKnown(name: string, count: number): boolean {
  return Object.entries(METHODS).some(
    ([key, { length }]) => key.endsWith(`.${name}`) && length === count + 1,
  );
}

/** @throws EvaluationError if the value's type does not have the method */
export function callMethod(self: Value, name: string, args: readonly Value[]): Value {
  const owner = self instanceof Set ? [...self] : self;
  const method = METHODS[`${typeOf(owner)}.${name}`];
  if (method?.length !== args.length + 1)
    throw new EvaluationError(`a ${typeOf(self)} has no method "${name}"`);
  return method(owner as never, ...args);
}

/** `value in collection`: an item of a list or set, or a key of a map. */
export function isIn(value: Value, collection: Value): boolean {
  if (collection instanceof Map || collection instanceof Set) return collection.has(value);
  return includes(list(collection), value);
}

/** What JavaScript's expressions support and RE2, the engine behind the rules, does not: lookaround, backreferences. */
const NOT_IN_RE2 = /\(\?(?:=|!|<)|\\[1-9]|\\k</;

/** The pattern of `matches`, which has to match a whole text; undefined if it is invalid or not supported. */
export function toPattern(source: string): RegExp | undefined {
  if (NOT_IN_RE2.test(source)) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}
