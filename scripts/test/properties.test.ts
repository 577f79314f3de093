import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a property is tried with the same inputs in every run, and a failure tells the seed', () => {
  expect(fc.sample(fc.integer(), 5)).toEqual(fc.sample(fc.integer(), 5));
  const fails = () => fc.assert(fc.property(fc.integer(), () => false));
  expect(fails).toThrow(`seed: ${fc.readConfigureGlobal().seed},`);
});
