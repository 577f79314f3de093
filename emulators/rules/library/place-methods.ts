import { EvaluationError } from '../rules-error.ts';
import { expectType, RulesLatLng, type Value } from '../values.ts';
import { type Callables, taking } from './method-table.ts';

const { latlng, number } = expectType;

const EARTH_RADIUS_METRES = 6_371_010;

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
    if (Math.abs(north) > 90 || Math.abs(east) > 180)
      throw new EvaluationError('not a valid latitude and longitude');
    return new RulesLatLng(north, east);
  }),
};

function distance(one: RulesLatLng, other: RulesLatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const angle = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(angle));
}
