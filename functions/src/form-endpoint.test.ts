import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Request } from 'firebase-functions/https';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveFunction } from '../../tests/serve-function.ts';
import { type Answer, refuse } from './answer.ts';
import { formEndpoint, guardJsonPost } from './form-endpoint.ts';

const { logError } = vi.hoisted(() => ({ logError: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: { error: logError } }));

const posted = { method: 'POST', contentType: 'application/json', size: 16 * 1024 };

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'CONT-07 a post of %s with at most 16 KB passes',
  (contentType) => {
    expect(guardJsonPost({ ...posted, contentType })).toBeUndefined();
  },
);

test.each([
  [{ method: 'GET' }, 405],
  [{ method: 'PUT' }, 405],
  [{ contentType: undefined }, 415],
  [{ contentType: 'text/plain' }, 415],
  [{ contentType: 'application/jsonp' }, 415],
  [{ contentType: 'multipart/form-data; boundary=application/json' }, 415],
  [{ size: 16 * 1024 + 1 }, 413],
  // The first fault in the order of the guards is named.
  [{ method: 'GET', contentType: 'text/plain', size: 1e9 }, 405],
])('CONT-12 %j is refused with %i', (difference, status) => {
  expect(guardJsonPost({ ...posted, ...difference })).toMatchObject({ status, body: { success: false } });
});

describe('over the network', () => {
  const handle = vi.fn<(request: Request) => Promise<Answer>>();
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const served = await serveFunction('form', formEndpoint([], handle));
    server = served.server;
    address = `http://127.0.0.1:${served.port}/`;
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    handle.mockReset();
    logError.mockReset();
  });

  async function post(init: RequestInit) {
    const response = await fetch(address, { method: 'POST', ...init });
    const { status, headers } = response;
    return { status, kept: headers.get('cache-control'), headers, body: await response.json() };
  }

  const json = (body: string) => ({ body, headers: { 'Content-Type': 'application/json' } });

  test('CONT-07 the handler has what was sent, and nobody keeps its answer', async () => {
    handle.mockResolvedValue({ status: 200, body: { success: true } });
    const { status, kept, body } = await post(json('{"name":"Jo"}'));
    expect([status, kept, body]).toEqual([200, 'no-store', { success: true }]);
    expect(handle.mock.lastCall?.[0].body).toEqual({ name: 'Jo' });
  });

  test('CONT-14 an answer may have headers of its own', async () => {
    handle.mockResolvedValue(refuse(429, 'Later.', { 'Retry-After': '60' }));
    const { status, kept, headers, body } = await post(json('{}'));
    expect([status, kept, headers.get('retry-after')]).toEqual([429, 'no-store', '60']);
    expect(body).toEqual({ success: false, message: 'Later.' });
  });

  test.each([
    ['no JSON', { body: 'name=Jo', headers: { 'Content-Type': 'text/plain' } }, 415],
    ['nothing', {}, 415],
    ['too much', json(JSON.stringify({ message: 'a'.repeat(16 * 1024) })), 413],
    ['nothing by PUT', { method: 'PUT' }, 405],
  ])('CONT-12 whoever sends %s does not reach the handler', async (_, init, expected) => {
    const { status, kept, body } = await post(init);
    expect([status, kept]).toEqual([expected, 'no-store']);
    expect(body).toMatchObject({ success: false });
    expect(handle).not.toHaveBeenCalled();
  });

  test('CONT-07 a form that has no body at all is for the handler to judge', async () => {
    handle.mockResolvedValue(refuse(400, 'The message is not complete.'));
    // Unlike fetch, which says that the length is 0.
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.end('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('CONT-09 what a handler throws is logged and not told', async () => {
    const failure = new Error('the password is wrong');
    handle.mockRejectedValue(failure);
    const { status, kept, body } = await post(json('{}'));
    expect([status, kept]).toEqual([500, 'no-store']);
    expect(body).toEqual({ success: false, message: 'Something went wrong. Please try again later.' });
    expect(logError).toHaveBeenCalledExactlyOnceWith('A form could not be answered', failure);
  });
});
