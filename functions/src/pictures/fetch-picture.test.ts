import { expect, test, vi } from 'vitest';
import { isPublicAddress } from '../security/public-address.ts';
import { fetchPicture } from './fetch-picture.ts';

const { request, lookup } = vi.hoisted(() => ({ request: vi.fn(), lookup: vi.fn() }));
vi.mock('node:https', () => ({ request }));
vi.mock('node:dns', () => ({ lookup }));

const PNG = Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1');

interface SiteResponse {
  readonly statusCode: number;
  readonly location?: string;
  readonly chunks?: readonly Buffer[];
}

function respondWith(...responses: readonly SiteResponse[]): void {
  request.mockReset();
  for (const { statusCode, location, chunks = [] } of responses) {
    const response = {
      statusCode,
      headers: { location },
      destroy: vi.fn(),
      [Symbol.asyncIterator]: () => chunks.values(),
    };
    request.mockImplementationOnce((_url, _options, respond) => {
      respond(response);
      return { on: () => ({ end() {} }) };
    });
  }
}

test.each(['203.0.114.1', '8.8.8.8', '2606:4700::1111'])('SAFE-04 %s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1'],
  ...['0.0.0.0', '255.255.255.255'],
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:169.254.169.254', 'localhost', ''],
  ...['::ffff:8.8.8.8', '::8.8.8.8', '::ffff:0:8.8.8.8', '64:ff9b::8.8.8.8', '64:ff9b:1::1', 'fec0::1'],
  ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '4000::1'],
])('SAFE-04 %s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('SAFE-04 a picture is fetched with its type, after redirects too', async () => {
  respondWith(
    { statusCode: 301, location: '/b.png' },
    { statusCode: 200, chunks: [PNG.subarray(0, 4), PNG.subarray(4)] },
  );
  expect(await fetchPicture('https://pictures.example/a.png')).toEqual({ type: 'image/png', bytes: PNG });
  expect(request.mock.calls.map(([url]) => String(url))).toEqual([
    'https://pictures.example/a.png',
    'https://pictures.example/b.png',
  ]);
  // DAY-02: one time limit for all redirects and the body.
  expect(new Set(request.mock.calls.map(([, { signal }]) => signal)).size).toBe(1);
});

test.each([
  ['http', 'http://pictures.example/a.png', []],
  ['an internal address', 'https://127.0.0.1/a.png', []],
  ['an internal address in other digits', 'https://0x7f.1/a.png', []],
  ['an internal IPv6 address', 'https://[::1]/a.png', []],
  [
    'a redirect to an internal address',
    'https://a.example/',
    [{ statusCode: 302, location: 'https://169.254.169.254/' }],
  ],
  ['a redirect to http', 'https://a.example/', [{ statusCode: 302, location: 'http://a.example/' }]],
  ['an endless redirect', 'https://a.example/', Array(5).fill({ statusCode: 302, location: '/' })],
  ['a missing picture', 'https://a.example/', [{ statusCode: 404 }]],
  ['a page', 'https://a.example/', [{ statusCode: 200, chunks: [Buffer.from('<html>')] }]],
  [
    'more than 5 MB',
    'https://a.example/',
    [{ statusCode: 200, chunks: Array(6).fill(Buffer.alloc(1e6, PNG)) }],
  ],
])('SAFE-04 %s is refused', async (_, url, responses) => {
  respondWith(...responses);
  await expect(fetchPicture(url)).rejects.toThrow(/^It/); // As in “It is larger than 5 MB”.
});

test('DAY-02 a picture that arrives too slowly is distinguished from one that fails', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  request.mockReset().mockImplementation(() => ({
    on: (_: string, fail: (error: Error) => void) => ({ end: () => fail(new Error('aborted')) }),
  }));
  await expect(fetchPicture('https://a.example/')).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  vi.restoreAllMocks();
});

test('SAFE-04 no connection is made to the internal addresses that a name resolves to', async () => {
  respondWith({ statusCode: 200, chunks: [PNG] });
  await fetchPicture('https://a.example/');
  const { lookup: resolveName } = request.mock.lastCall?.[1] ?? {};
  const resolveTo = (addresses: readonly { address: string; family: number }[]) => {
    lookup.mockImplementation((_host, _options, done) => done(null, addresses));
    const done = vi.fn();
    resolveName('a.example', {}, done);
    return done.mock.lastCall;
  };
  const inside = { address: '10.0.0.1', family: 4 };
  const outside = { address: '8.8.8.8', family: 4 };
  expect(resolveTo([inside])?.[0]).toBeInstanceOf(Error);
  expect(resolveTo([inside, outside])).toEqual([null, '8.8.8.8', 4]);
});
