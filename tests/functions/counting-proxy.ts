import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy for an emulator that counts what Firestore would bill as reads. */
export class CountingProxy {
  /** Documents read, plus one for each query without results (firebase.google.com/docs/firestore/pricing). */
  reads = 0;
  /** Requests forwarded. */
  requests = 0;
  readonly #target: string;
  readonly #server: Server;

  /** @param target the emulator's address, such as `127.0.0.1:8080` */
  constructor(target: string) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => {
      this.#forward(incoming).then(
        ({ response, body }) => outgoing.writeHead(response.statusCode ?? 500, response.headers).end(body),
        () => incoming.socket.destroy(),
      );
    });
  }

  /** Resolves with the proxy's address, such as `127.0.0.1:1234`. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #forward(incoming: IncomingMessage) {
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = request(`http://${this.#target}${url}`, { method, headers });
    outgoing.end(await buffer(incoming));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    this.requests += 1;
    this.reads += billedReads(url, body);
    return { response, body };
  }
}

function billedReads(url: string, body: Buffer): number {
  const [path = ''] = url.split('?');
  if (path.endsWith(':batchGet')) return (JSON.parse(body.toString()) as unknown[]).length;
  if (!path.endsWith(':runQuery')) return 0;
  const found = JSON.parse(body.toString()) as { document?: unknown }[];
  return Math.max(1, found.filter(({ document }) => document).length);
}
