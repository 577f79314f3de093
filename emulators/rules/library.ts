import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { hashingFunctions, valueFunctions } from './conversions.ts';
import { latLngFunctions, latLngMethods, mathFunctions } from './math-functions.ts';
import { type Callables, taking } from './method-table.ts';
import { bytesMethods, stringMethods } from './text-methods.ts';
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './time-methods.ts';
import { expectType, RulesPath } from './values.ts';

/** firebase.google.com/docs/reference/rules/rules.Path; the names of `bind` stand in the path as `{name}`. */
const pathMethods: Callables = {
  bind: taking(1, (path, names) => {
    const values = expectType.map(names);
    const segments = expectType.path(path).segments.map((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      return name !== undefined && values.has(name) ? expectType.string(values.get(name) ?? null) : segment;
    });
    return new RulesPath(segments);
  }),
};

/** The methods of each type, by the names that `is` knows. */
export const METHODS_OF: Readonly<Record<string, Callables>> = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  path: pathMethods,
};

/** Functions in a namespace, as `math.abs`. */
export const NAMESPACES: Readonly<Record<string, Callables>> = {
  math: mathFunctions,
  duration: durationFunctions,
  timestamp: timestampFunctions,
  latlng: latLngFunctions,
  hashing: hashingFunctions,
};

/** Functions without a namespace that every service has. */
export const FUNCTIONS: Callables = valueFunctions;

/** Functions that read documents, by service; all of them take a path. */
export const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
};
