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

test.each([undefined, '0'])(
  'without App Check (%s) every request passes, and no token is verified',
  async (setting) => {
    expect(await guard(undefined, setting)).toBeUndefined();
    expect(verifyToken).not.toHaveBeenCalled();
  },
);

test('with App Check a request passes with a valid token, and gets a 401 with a missing or invalid one', async () => {
  const refused = { status: 401, body: { success: false } };
  for (const missing of [undefined, '']) expect(await guard(missing, '1')).toMatchObject(refused);
  expect(verifyToken).not.toHaveBeenCalled();
  verifyToken.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('expired'));
  expect(await guard('good', '1')).toBeUndefined();
  expect(await guard('bad', '1')).toMatchObject(refused);
  expect(verifyToken.mock.calls).toEqual([['good'], ['bad']]);
  expect(warn).toHaveBeenCalledWith('An App Check token was refused', { reason: 'Error: expired' });
});
