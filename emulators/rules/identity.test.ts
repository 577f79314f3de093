import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';
import { valueOfJson } from './values.ts';

const NOW_MS = 1_800_000_000_000;

function headers(claims: unknown) {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { authorization: `Bearer a.${payload}.` };
}

test('the caller is the user of the token, with its claims, or nobody', () => {
  const claims = { aud: 'demo', sub: 'u1', exp: NOW_MS / 1000 + 1, staff: true };
  expect(identityOf(headers(claims), 'demo', NOW_MS)).toEqual(valueOfJson({ uid: 'u1', token: claims }));
  expect(identityOf({}, 'demo', NOW_MS)).toBeNull();
});

test.each([
  { authorization: 'Bearer nonsense' },
  { authorization: 'Basic owner' },
  headers(null),
  headers({ aud: 'demo', sub: '', exp: NOW_MS }),
  headers({ aud: 'demo', sub: 'u1', exp: 'never' }),
])('a token that is none is rejected: %o', (wrong) => {
  expect(() => identityOf(wrong, 'demo', NOW_MS)).toThrow(expect.objectContaining({ code: 401 }));
});
