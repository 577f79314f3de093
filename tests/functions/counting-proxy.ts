import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for an emulator that counts the requests that it forwards. */
export class CountingProxy {
  requests = 0;
  readonly #server;

  /** @param target the emulator's address, such as `127.0.0.1:8080` */
  constructor(target: string) {
    this.#server = createServer((incoming, outgoing) => {
      this.requests += 1;
      const { method = 'GET', url = '/', headers } = incoming;
      const forwarded = request(`http://${target}${url}`, { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(forwarded);
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
}
