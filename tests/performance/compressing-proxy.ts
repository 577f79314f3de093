import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /text|javascript|json|svg|xml/;

/**
 * A proxy for the Hosting emulator that compresses text with brotli, as Hosting does in production. Compressed
 * responses are cached. Returns its URL and a function that stops it.
 */
export async function startCompressingProxy(origin: string): Promise<{ url: string; stop: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const upstream = request(new URL(url, origin), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    incoming.pipe(upstream);
    upstream.on('error', () => outgoing.writeHead(502).end());
    upstream.on('response', async (response: IncomingMessage) => {
      const body = await buffer(response);
      if (!TEXT.test(response.headers['content-type'] ?? '')) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers).end(body);
        return;
      }
      const key = `${url} ${body.length}`;
      const small =
        compressed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      compressed.set(key, small);
      const { 'transfer-encoding': _, ...headersToForward } = response.headers;
      outgoing
        .writeHead(response.statusCode ?? 502, {
          ...headersToForward,
          'content-encoding': 'br',
          'content-length': small.length,
        })
        .end(small);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
