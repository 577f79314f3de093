import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifyCaptcha } from './captcha.ts';

const { logError, logWarning } = vi.hoisted(() => ({ logError: vi.fn(), logWarning: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logError, warn: logWarning }));

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubEnv('RECAPTCHA_SECRET', 'the secret');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  logError.mockReset();
  logWarning.mockReset();
});

function respond(body: unknown, status = 200) {
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
}

test('CONT-12 the provider is asked with the secret and the token, as a form', async () => {
  respond({ success: true, hostname: 'www.example.com' });
  expect(await verifyCaptcha('a token')).toBe('passed');
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(String(init?.body)).toBe('secret=the+secret&response=a+token');
});

test.each(['elsewhere.example', 'example.com', undefined])(
  'CONT-12 a captcha that was solved on another site is refused, and the site is in the log: %s',
  async (hostname) => {
    respond({ success: true, hostname });
    expect(await verifyCaptcha('a token')).toBe('refused');
    expect(logWarning.mock.calls).toEqual([['A captcha was solved on another site', { hostname }]]);
  },
);

test.each([
  ['refused', ['invalid-input-response']],
  ['refused', ['timeout-or-duplicate']],
  ['refused', []],
  ['unavailable', ['missing-input-secret']],
  ['unavailable', ['invalid-input-secret']],
  ['unavailable', ['bad-request']],
])(
  'CONT-12 a token is %s if the provider says %j, which may be an error in our settings',
  async (verdict, codes) => {
    respond({ success: false, 'error-codes': codes });
    expect(await verifyCaptcha('a token')).toBe(verdict);
  },
);

test('CONT-12 a provider that does not respond within five seconds counts as unavailable', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetchMock.mockImplementation((_, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(limit.signal.reason));
    return promise;
  });
  const verdict = verifyCaptcha('a token');
  limit.abort();
  expect(await verdict).toBe('unavailable');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
  timeout.mockRestore();
});

test('CONT-12 a provider that fails, sends an invalid response or cannot be reached counts as unavailable', async () => {
  respond({ success: true }, 503);
  expect(await verifyCaptcha('a token')).toBe('unavailable');
  respond(['success']);
  expect(await verifyCaptcha('a token')).toBe('unavailable');
  fetchMock.mockRejectedValue(new TypeError('fetch failed'));
  expect(await verifyCaptcha('a token')).toBe('unavailable');
  expect(logError).toHaveBeenCalledTimes(3);
  expect(logError.mock.lastCall?.[1]).toEqual({ reason: 'TypeError' });
  expect(JSON.stringify(logError.mock.calls)).not.toContain('a token');
});
