import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const TEXT = /text|javascript|json|svg|xml/;

/**
 * Puts what Hosting does in production in front of its emulator, which does not: text is compressed by brotli. Each
 * answer is compressed once. Gives its address and the way to end it.
 */
export async function startCompressingProxy(origin: string): Promise<{ url: string; stop: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const asked = request(new URL(url, origin), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    incoming.pipe(asked);
    asked.on('error', () => outgoing.writeHead(502).end());
    asked.on('response', async (answer: IncomingMessage) => {
      const body = await buffer(answer);
      if (!TEXT.test(answer.headers['content-type'] ?? '')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
        return;
      }
      const key = `${url} ${body.length}`;
      const small =
        compressed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      compressed.set(key, small);
      const { 'transfer-encoding': _, ...kept } = answer.headers;
      outgoing
        .writeHead(answer.statusCode ?? 502, {
          ...kept,
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
