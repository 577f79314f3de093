import { type Callables, taking } from './method-table.ts';
import { EvaluationError } from './rules-error.ts';
import { expectType, RulesLatLng, toInt, type Value } from './values.ts';

const { latlng, number } = expectType;

/** A whole number from a float. */
function whole(value: number): bigint {
  if (!Number.isFinite(value)) throw new EvaluationError(`${value} is no whole number`);
  return toInt(BigInt(value));
}

/** Half away from zero. */
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

const EARTH_RADIUS = 6_371_010;

/** firebase.google.com/docs/reference/rules/rules.LatLng; distances in metres on a sphere. */
export const latLngMethods: Callables = {
  latitude: taking(0, (place) => latlng(place).latitude),
  longitude: taking(0, (place) => latlng(place).longitude),
  distance: taking(1, (one, other) => distance(latlng(one), latlng(other))),
};

/** firebase.google.com/docs/reference/rules/rules.latlng_ */
export const latLngFunctions: Callables = {
  value: taking(2, (latitude: Value, longitude: Value) => {
    const [north, east] = [number(latitude), number(longitude)];
    if (Math.abs(north) > 90 || Math.abs(east) > 180) throw new EvaluationError('no place on earth');
    return new RulesLatLng(north, east);
  }),
};

function distance(one: RulesLatLng, other: RulesLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const angle = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(angle));
}
