import { expect, test } from 'vitest';
import { refuse, refuseUnlessRead } from './answer.ts';

test('CONT-07 a refusal has a message for people', () => {
  expect(refuse(429, 'Later.', { 'Retry-After': '60' })).toEqual({
    status: 429,
    headers: { 'Retry-After': '60' },
    body: { success: false, message: 'Later.' },
  });
});

test.each(['GET', 'HEAD'])('%s reads', (method) => {
  expect(refuseUnlessRead({ method })).toBeUndefined();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get'])(
  '%s is refused where things can only be read',
  (method) => {
    const refusal = { status: 405, headers: { Allow: 'GET, HEAD' }, body: { success: false } };
    expect(refuseUnlessRead({ method })).toMatchObject(refusal);
  },
);
