import { beforeEach, expect, test, vi } from 'vitest';

const settings = vi.hoisted((): { appCheckSiteKey?: string } => ({}));
vi.mock('#settings.ts', () => ({ settings }));
vi.mock('./app.ts', () => ({ firebaseApp: vi.fn(async () => ({})) }));
vi.mock('./app-check.ts', () => ({ readAppCheckToken: vi.fn(async () => 'a-token') }));

const { callFunction } = await import('./functions.ts');
const { readAppCheckToken } = await import('./app-check.ts');

const fetched = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  vi.mocked(readAppCheckToken).mockClear();
  fetched.mockReset().mockResolvedValue(new Response());
  return () => {
    delete settings.appCheckSiteKey;
  };
});

function headersOfCall(): Headers {
  return new Headers(fetched.mock.calls[0]?.[1]?.headers);
}

test('with App Check a call carries a token, together with its own headers', async () => {
  settings.appCheckSiteKey = 'site-key';
  await callFunction('/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(headersOfCall().get('X-Firebase-AppCheck')).toBe('a-token');
  expect(headersOfCall().get('Content-Type')).toBe('application/json');
  expect(fetched.mock.calls[0]?.[1]?.method).toBe('POST');
});

test('without App Check its code is not loaded, and no token is sent', async () => {
  await callFunction('/api/resources');
  expect(headersOfCall().has('X-Firebase-AppCheck')).toBe(false);
  expect(readAppCheckToken).not.toHaveBeenCalled();
});

test('nothing is sent from a browser that App Check does not verify', async () => {
  settings.appCheckSiteKey = 'site-key';
  vi.mocked(readAppCheckToken).mockRejectedValueOnce(new Error('not verified'));
  await expect(callFunction('/api/contact')).rejects.toThrow('not verified');
  expect(fetched).not.toHaveBeenCalled();
});
