import type { Request } from 'firebase-functions/https';
import { beforeEach, expect, test, vi } from 'vitest';

const { verifyToken, warn } = vi.hoisted(() => ({ verifyToken: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
vi.mock('firebase-functions/logger', () => ({ warn }));
vi.mock('../app.ts', () => ({ adminApp: () => ({}) }));

beforeEach(() => {
  // The module reads the settings once, so each test reloads it.
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

test('without App Check every request passes, and no token is verified', async () => {
  expect(await guard(undefined, undefined)).toBeUndefined();
  expect(await guard(undefined, '0')).toBeUndefined();
  expect(verifyToken).not.toHaveBeenCalled();
});

test('with App Check a request with a valid token passes', async () => {
  verifyToken.mockResolvedValue({});
  expect(await guard('good', '1')).toBeUndefined();
  expect(verifyToken).toHaveBeenCalledExactlyOnceWith('good');
});

test('with App Check a request with a missing or invalid token gets a 401', async () => {
  const refused = { status: 401, body: { success: false } };
  expect(await guard(undefined, '1')).toMatchObject(refused);
  expect(await guard('', '1')).toMatchObject(refused);
  expect(verifyToken).not.toHaveBeenCalled();
  verifyToken.mockRejectedValue(new Error('expired'));
  expect(await guard('bad', '1')).toMatchObject(refused);
  expect(warn).toHaveBeenCalledWith('An App Check token was refused', { reason: 'Error: expired' });
});
