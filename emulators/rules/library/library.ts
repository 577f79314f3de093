import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { valueFunctions } from './conversions.ts';
import { hashingFunctions } from './hashing-functions.ts';
import { mathFunctions } from './math-functions.ts';
import type { Callables } from './method-table.ts';
import { pathMethods } from './path-methods.ts';
import { latLngFunctions, latLngMethods } from './place-methods.ts';
import { bytesMethods, stringMethods } from './text-methods.ts';
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './time-methods.ts';

/** The methods of each type, by the type names of `is`. */
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

/** Functions in a namespace, such as `math.abs`. */
export const NAMESPACES: Readonly<Record<string, Callables>> = {
  math: mathFunctions,
  duration: durationFunctions,
  timestamp: timestampFunctions,
  latlng: latLngFunctions,
  hashing: hashingFunctions,
};

/** Functions without a namespace, in every service. */
export const FUNCTIONS: Callables = valueFunctions;

/** Functions that read documents, by service; each takes a path. */
export const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  'cloud.firestore': ['get', 'exists', 'getAfter', 'existsAfter'],
  'firebase.storage': ['firestore.get', 'firestore.exists'],
};
