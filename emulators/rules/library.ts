import { affectedKeys, EvaluationError, expectType, isEqual, MapDiff, typeOf, type Value } from './values.ts';

const { list, map, string } = expectType;

/** The methods of a type (firebase.google.com/docs/reference/rules), as far as the rules of the site use them. */
interface Methods<Self> {
  readonly [name: string]: (self: Self, ...args: Value[]) => Value;
}

const includes = (items: readonly Value[], value: Value) => items.some((item) => isEqual(item, value));

const stringMethods: Methods<string> = {
  size: (text) => BigInt([...text].length),
  toUtf8: (text) => new TextEncoder().encode(text),
  split: (text, separator: Value) => text.split(string(separator)),
};

const listMethods: Methods<readonly Value[]> = {
  size: (items) => BigInt(items.length),
  hasAll: (items, wanted: Value) => list(wanted).every((item) => includes(items, item)),
  // Only these, though not all of them have to be present.
  hasOnly: (items, wanted: Value) => items.every((item) => includes(list(wanted), item)),
  hasAny: (items, wanted: Value) => list(wanted).some((item) => includes(items, item)),
  concat: (items, more: Value) => [...items, ...list(more)],
  join: (items, separator: Value) => items.map(string).join(string(separator)),
};

const mapMethods: Methods<ReadonlyMap<string, Value>> = {
  size: ({ size }) => BigInt(size),
  keys: (newer) => new Set(newer.keys()),
  get: (from, key: Value, otherwise: Value) =>
    from.get(string(key)) ?? (from.has(string(key)) ? null : otherwise),
  diff: (newer, older: Value) => new MapDiff(newer, map(older)),
};

const bytesMethods: Methods<Uint8Array> = { size: ({ length }) => BigInt(length) };
const diffMethods: Methods<MapDiff> = { affectedKeys: ({ newer, older }) => affectedKeys(newer, older) };

/** A set has the methods of the list of its items. */
const METHODS: Readonly<Record<string, Methods<never>>> = {
  string: stringMethods,
  bytes: bytesMethods,
  timestamp: { toMillis: ({ nanos }: { nanos: bigint }) => nanos / 1_000_000n },
  list: listMethods,
  set: listMethods,
  map: mapMethods,
  map_diff: diffMethods,
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

/** The result of arithmetic with integers. @throws EvaluationError beyond 64 bits */
export function within64Bits(result: bigint): bigint {
  if (BigInt.asIntN(64, result) !== result) throw new EvaluationError('the integer has more than 64 bits');
  return result;
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
