import { expect, test } from 'vitest';
import { isAdmin } from './policy.ts';

test.each(['Bearer owner', 'Firebase owner'])('%s is the admin', (authorization) => {
  expect(isAdmin({ authorization })).toBe(true);
});

test.each([undefined, '', 'owner', 'Bearer owner2', 'Firebase x.y.z'])(
  '%s is not the admin',
  (authorization) => {
    expect(isAdmin(authorization === undefined ? {} : { authorization })).toBe(false);
  },
);
