import { expect, test } from 'vitest';
import { type AccessMethod, publicReadPolicy } from './policy.ts';

function access(method: AccessMethod, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  return () => publicReadPolicy({ headers, method, bucket: 'b', path: 'a' });
}

const READS = ['get', 'list'] as const;
const WRITES = ['create', 'update', 'delete'] as const;

test.each(READS)('everybody may %s', (method) => {
  expect(access(method)).not.toThrow();
  expect(access(method, 'Firebase x.y.z')).not.toThrow();
});

test.each(WRITES)('the admin may %s', (method) => {
  expect(access(method, 'Bearer owner')).not.toThrow();
});

test.each(WRITES)('nobody else may %s', (method) => {
  for (const authorization of [undefined, '', 'owner', 'Bearer owner2', 'Firebase x.y.z']) {
    expect(access(method, authorization)).toThrow(expect.objectContaining({ code: 403 }));
  }
});
