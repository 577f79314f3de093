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

const listMethods = {
  size: (items: readonly Value[]) => BigInt(items.length),
  hasAll: (items: readonly Value[], wanted: Value) => list(wanted).every((item) => includes(items, item)),
  // Only these, though not all of them have to be present.
  hasOnly: (items: readonly Value[], wanted: Value) => items.every((item) => includes(list(wanted), item)),
  hasAny: (items: readonly Value[], wanted: Value) => list(wanted).some((item) => includes(items, item)),
  concat: (items: readonly Value[], more: Value) => [...items, ...list(more)],
  join: (items: readonly Value[], separator: Value) => items.map(string).join(string(separator)),
};

/**
 * The methods of each type that the rules of the site use (firebase.google.com/docs/reference/rules). A set has those of
 * the list of its items.
 */
const METHODS: Readonly<Record<string, Readonly<Record<string, (self: never, ...args: Value[]) => Value>>>> =
  {
    string: {
      size: (text: string) => BigInt([...text].length),
      toUtf8: (text: string) => new TextEncoder().encode(text),
      split: (text: string, separator: Value) => text.split(string(separator)),
    },
    bytes: { size: ({ length }: Uint8Array) => BigInt(length) },
    timestamp: { toMillis: ({ micros }: RulesTimestamp) => BigInt(Math.floor(micros / 1000)) },
    list: listMethods,
    set: listMethods,
    map: {
      keys: (self: ReadonlyMap<string, Value>) => new Set(self.keys()),
      get: (self: ReadonlyMap<string, Value>, key: Value, otherwise: Value) => {
        const value = self.get(string(key));
        return value === undefined ? otherwise : value;
      },
      diff: (newer: ReadonlyMap<string, Value>, older: Value) => new MapDiff(newer, map(older)),
    },
    map_diff: { affectedKeys: (diff: MapDiff) => diff.affectedKeys },
  };

/** Whether any type has a method with a number of arguments. */
export function isMethodKnown(name: string, count: number): boolean {
  return Object.keys(METHODS).some((type) => methodOf(type, name)?.length === count + 1);
}

function methodOf(type: string, name: string) {
  const methods = METHODS[type];
  return methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/** @throws EvaluationError if the value's type does not have the method */
export function callMethod(self: Value, name: string, args: readonly Value[]): Value {
  const type = typeOf(self);
  const method = methodOf(type, name);
  if (method?.length !== args.length + 1) throw new EvaluationError(`a ${type} has no method "${name}"`);
  return method((self instanceof Set ? [...self] : self) as never, ...args);
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
