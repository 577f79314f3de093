import { expect, test } from 'vitest';
import { refuse, refuseUnlessRead } from './json-response.ts';

test('CONT-07 an error response has a message for visitors', () => {
  expect(refuse(429, 'Later.', { 'Retry-After': '60' })).toEqual({
    status: 429,
    headers: { 'Retry-After': '60' },
    body: { success: false, message: 'Later.' },
  });
});

test.each(['GET', 'HEAD'])('%s is allowed', (method) => {
  expect(refuseUnlessRead({ method })).toBeUndefined();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get'])(
  '%s is refused on read-only endpoints',
  (method) => {
    const refusal = { status: 405, headers: { Allow: 'GET, HEAD' }, body: { success: false } };
    expect(refuseUnlessRead({ method })).toMatchObject(refusal);
  },
);
