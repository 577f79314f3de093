import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PROOF_HEADER, proveWork } from '#domain/proof-of-work.ts';
import { serveDuringTests } from '../../tests/serve-during-tests.ts';
import './every-request.ts';
import { formEndpoint, guardPost } from './form-endpoint.ts';
import type { FormFields } from './forms/read-form.ts';
import { type JsonResponse, refuse } from './json-response.ts';
import { guardCaller, type Work } from './security/guards.ts';

const { logError } = vi.hoisted(() => ({ logError: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('virtual:site-headers', () => ({
  default: { 'X-Content-Type-Options': 'nosniff', 'X-Site': 'yes' },
}));

vi.mock('./security/guards.ts', { spy: true });

vi.stubEnv('SITE_URL', 'https://site.example');

const FORM = 'application/x-www-form-urlencoded';
const posted = { method: 'POST', contentType: 'application/json', fetchSite: undefined, origin: undefined };
const form = { ...posted, contentType: FORM };

test.each([
  { ...posted, contentType: 'Application/JSON; charset=utf-8' },
  ...['same-origin', 'none', undefined].map((fetchSite) => ({ ...form, fetchSite })),
  { ...form, contentType: 'Application/X-WWW-Form-URLencoded; charset=UTF-8' },
  { ...form, origin: 'https://site.example' },
  { ...form, fetchSite: 'same-origin', origin: 'https://site-preview.example' },
])('CONT-07 CONT-12 %j is accepted', (request) => {
  expect(guardPost(request)).toBeUndefined();
});

test.each([
  [{ ...form, fetchSite: 'same-site' }, 403],
  [{ ...form, fetchSite: '' }, 403],
  [{ ...form, origin: 'https://evil.example' }, 403],
  [{ ...form, origin: 'null' }, 403],
  [{ ...form, method: 'PUT', fetchSite: 'cross-site' }, 405],
  [{ ...posted, contentType: 'application/jsonp' }, 415],
  [{ ...posted, contentType: `${FORM}-x` }, 415],
  [{ ...posted, contentType: 'multipart/form-data; boundary=application/json' }, 415],
  [{ ...posted, contentType: `text/plain; ${FORM}` }, 415],
  // The method is checked before the content type.
  [{ ...posted, method: 'GET', contentType: 'text/plain' }, 405],
])('CONT-12 %j is refused with %i', (request, status) => {
  expect(guardPost(request)).toMatchObject({ status, body: { success: false } });
});

describe('over the network', () => {
  const handle = vi.fn<(fields: unknown, work: Work) => Promise<JsonResponse>>();
  const page = vi.fn<(sent: FormFields, result: JsonResponse) => string>();
  const served = serveDuringTests('form', formEndpoint([], { handle, page }), { FUNCTION_TARGET: 'contact' });
  beforeEach(() => {
    handle.mockReset();
    page.mockReset().mockReturnValue('<p>Page</p>');
    logError.mockReset();
    vi.mocked(guardCaller).mockReset().mockResolvedValue(0);
  });

  async function request(init: RequestInit) {
    const response = await fetch(served.url, { method: 'POST', ...init });
    const { status, headers } = response;
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
    return { status, headers, text: await response.text() };
  }

  async function post(init: RequestInit) {
    const { text: body, ...response } = await request(init);
    return { ...response, body: JSON.parse(body) };
  }

  async function sendForm(body: string, headers: Record<string, string> = {}) {
    const response = await request({ body, headers: { 'Content-Type': FORM, ...headers } });
    expect(response.text).toBe('<p>Page</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    return response;
  }

  const json = (body: string) => ({ body, headers: { 'Content-Type': 'application/json' } });

  /** Returns a request whose body is sent in chunks, without Content-Length. */
  function chunked(body: string) {
    return { ...json(body), body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
  }

  test('CONT-07 SAFE-06 the handler receives the body, and its response is not cached', async () => {
    handle.mockResolvedValue({ status: 200, body: { success: true } });
    const { status, body } = await post(json('{"name":"Jo"}'));
    expect([status, body]).toEqual([200, { success: true }]);
    expect(handle.mock.lastCall?.[0]).toEqual({ name: 'Jo' });
    expect(page).not.toHaveBeenCalled();
  });

  test.each([
    ['a request without a body', {}, 415],
    ['a body over 16 KB', json(JSON.stringify({ message: 'a'.repeat(16 * 1024) })), 413],
    ['a body over 16 KB in chunks', chunked('a'.repeat(16 * 1024 + 1)), 413],
    ['malformed JSON', json('{"name":'), 400],
    ['half of a surrogate pair', json('{"name":"\\ud83d"}'), 400],
  ])('CONT-12 %s does not reach the handler', async (_, init, expected) => {
    const { status, body } = await post(init);
    expect([status, body]).toEqual([expected, expect.objectContaining({ success: false })]);
    expect(handle).not.toHaveBeenCalled();
  });

  /** Sends the headers of a JSON request, and nothing after them. Returns the response. */
  async function sendHeaders(...more: string[]): Promise<string> {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
    const headers = ['Host: a', 'Content-Type: application/json', 'Connection: close', ...more];
    socket.write(['POST / HTTP/1.1', ...headers, '', ''].join('\r\n'));
    return text(socket);
  }

  test('DAY-01 the guards run before the body is read, and a body without the required proof of work is not read', async () => {
    vi.mocked(guardCaller).mockResolvedValue(1);
    expect(await sendHeaders('Content-Length: 9')).toMatch(/^HTTP\/1\.1 429 .*\r\nProof-Of-Work: 1\r\n/s);
  });

  test('DAY-01 a request that needs a proof of work is accepted with one for its body', async () => {
    vi.mocked(guardCaller).mockResolvedValue(8);
    handle.mockResolvedValue({ status: 200, body: { success: true } });
    const [body, now] = ['{"name":"Jo"}', Date.now()];
    const send = async (bits: number, proven: string) => {
      const proof = (await proveWork(proven, bits, now)) ?? '';
      const { status } = await post({
        ...json(body),
        headers: { ...json(body).headers, [PROOF_HEADER]: proof },
      });
      return status;
    };
    expect([await send(8, body), await send(1, body), await send(8, '{}')]).toEqual([200, 429, 429]);
    expect(handle).toHaveBeenCalledExactlyOnceWith({ name: 'Jo' }, expect.objectContaining({ bits: 8 }));
    expect((await sendForm('name=Jo')).status).toBe(429);
    expect(page.mock.lastCall?.[0]).toEqual({ name: 'Jo' });
  });

  test('CONT-12 a body of 16 KB is read; one announced as larger is refused before it is sent', async () => {
    handle.mockResolvedValue({ status: 200, body: { success: true } });
    const quoted = JSON.stringify('a'.repeat(16 * 1024 - 2));
    expect((await post(json(quoted))).status).toBe(200);
    expect(await sendHeaders('Content-Length: 16385')).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('SAFE-06 refusals by the framework have the site’s headers, too', async () => {
    const { status, headers } = await fetch(new URL('/favicon.ico', served.url));
    expect([status, headers.get('x-site')]).toEqual([404, 'yes']);
  });

  test('CONT-07 an empty body is passed to the handler', async () => {
    handle.mockResolvedValue(refuse(400, 'The message is not complete.'));
    // Not by fetch, which would send Content-Length: 0.
    expect(await sendHeaders()).toMatch(/^HTTP\/1\.1 400 /);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('CONT-07 a form goes to the same handler, and the response is a page', async () => {
    handle.mockResolvedValue(refuse(429, 'Later.', { 'Retry-After': '60' }));
    const { status, headers } = await sendForm('name=Jo&message=a%0D%0Ab&g-recaptcha-response=c');
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    const sent = { name: 'Jo', message: 'a\nb', 'g-recaptcha-response': 'c', recaptchaValue: 'c' };
    expect(handle.mock.lastCall?.[0]).toEqual(sent);
    expect(page).toHaveBeenCalledExactlyOnceWith(sent, refuse(429, 'Later.', { 'Retry-After': '60' }));
  });

  test.each([
    ['from another site', 'name=Jo', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of too many bytes', `message=${'a'.repeat(48 * 1024)}`, {}, 413],
  ])(
    'CONT-12 a form %s reaches no handler, and the response shows none of it',
    async (_, body, headers, expected) => {
      expect((await sendForm(body, headers)).status).toBe(expected);
      expect(handle).not.toHaveBeenCalled();
      expect(page.mock.lastCall?.[0]).toEqual({});
    },
  );

  test('CONT-09 an error in the handler is logged but not exposed, neither as JSON nor on a page', async () => {
    const failure = new Error('the password is wrong');
    const generalError = refuse(500, 'Something went wrong. Please try again later.');
    handle.mockRejectedValue(failure);
    const { status, body } = await post(json('{}'));
    expect([status, body]).toEqual([500, generalError.body]);
    expect((await sendForm('name=Jo')).status).toBe(500);
    expect(page.mock.lastCall).toEqual([{ name: 'Jo' }, generalError]);
    expect(logError.mock.calls).toEqual(Array(2).fill(['A form could not be handled', failure]));
  });
});
