import { expect, test } from 'vitest';
import { createVerifier } from './verify.ts';

function form(fields: Record<string, string>) {
  return new URLSearchParams({ secret: 'demo', ...fields });
}

test('a token passes once and is then rejected as used', () => {
  const verify = createVerifier();
  const token = form({ response: 'demo-token-pass-1' });
  expect(verify(token)).toMatchObject({ success: true, hostname: '127.0.0.1' });
  expect(verify(token)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(verify(form({ response: 'demo-token-pass-2' })).success).toBe(true);
});

test.each([
  [form({ response: 'demo-token-fail' }), 'invalid-input-response'],
  [form({}), 'missing-input-response'],
  [new URLSearchParams({ response: 'demo-token-pass-1' }), 'missing-input-secret'],
])('%s is rejected with %s', (fields, code) => {
  expect(createVerifier()(fields)).toEqual({ success: false, 'error-codes': [code] });
});

test('old tokens are forgotten, so that memory stays bounded', () => {
  const verify = createVerifier();
  for (let number = 0; number <= 10_000; number++) verify(form({ response: `demo-token-pass-${number}` }));
  expect(verify(form({ response: 'demo-token-pass-0' })).success).toBe(true);
  expect(verify(form({ response: 'demo-token-pass-10000' })).success).toBe(false);
});
