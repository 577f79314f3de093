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
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function respond(body: unknown, status = 200) {
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
}

test('CONT-12 the provider is sent the secret and the token, as a form', async () => {
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
  ['refused', []],
  ['unavailable', ['missing-input-secret']],
  ['unavailable', ['invalid-input-secret']],
  ['unavailable', ['bad-request']],
])(
  'CONT-12 a token is %s if the provider says %j: unavailable if it is an error in our settings',
  async (verdict, codes) => {
    respond({ success: false, 'error-codes': codes });
    expect(await verifyCaptcha('a token')).toBe(verdict);
  },
);

test.each<[string, () => Response | Promise<never>, string]>([
  ['fails', () => Response.json({ success: true }, { status: 503 }), 'status 503'],
  ['sends an invalid response', () => Response.json(['success']), '$ZodError'],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'TypeError'],
  [
    'does not respond within five seconds',
    () => Promise.reject(new DOMException('Late', 'TimeoutError')),
    'TimeoutError',
  ],
])(
  'CONT-12 a provider that %s counts as unavailable, and the log has no token',
  async (_, response, reason) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetchMock.mockImplementation(async () => response());
    expect(await verifyCaptcha('a token')).toBe('unavailable');
    expect(fetchMock.mock.lastCall?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
    expect(logError.mock.calls).toEqual([["The captcha's provider is unavailable", { reason }]]);
    timeout.mockRestore();
  },
);
