import type { Request } from 'firebase-functions/https';
import { beforeEach, expect, test, vi } from 'vitest';

const { verifyToken, warn } = vi.hoisted(() => ({ verifyToken: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
vi.mock('firebase-functions', () => ({ logger: { warn } }));
vi.mock('../app.ts', () => ({ adminApp: () => ({}) }));

beforeEach(() => {
  // The settings are read once: each test reads them anew.
  vi.resetModules();
  verifyToken.mockReset();
  return () => vi.unstubAllEnvs();
});

async function guard(token: string | undefined, required: string | undefined) {
  vi.stubEnv('REQUIRE_APP_CHECK', required);
  const { guardApp } = await import('./app-check.ts');
  const request = { get: (name: string) => (name === 'X-Firebase-AppCheck' ? token : undefined) };
  return guardApp(request as Request);
}

test('where App Check is not configured every call passes, and nobody is asked', async () => {
  expect(await guard(undefined, undefined)).toBeUndefined();
  expect(await guard(undefined, '0')).toBeUndefined();
  expect(verifyToken).not.toHaveBeenCalled();
});

test('where it is configured a call with a good token passes', async () => {
  verifyToken.mockResolvedValue({});
  expect(await guard('good', '1')).toBeUndefined();
  expect(verifyToken).toHaveBeenCalledExactlyOnceWith('good');
});

test('a call without a token, or with one that is refused, is answered with 401', async () => {
  const refused = { status: 401, body: { success: false } };
  expect(await guard(undefined, '1')).toMatchObject(refused);
  expect(await guard('', '1')).toMatchObject(refused);
  expect(verifyToken).not.toHaveBeenCalled();
  verifyToken.mockRejectedValue(new Error('expired'));
  expect(await guard('bad', '1')).toMatchObject(refused);
  expect(warn).toHaveBeenCalledWith('A token of App Check was refused', { reason: 'Error: expired' });
});
