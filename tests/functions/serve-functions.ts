import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

/**
 * The built functions on the server that production runs them on (Functions Framework), each on a port of its own.
 * A child process: it sends the ports to its parent, and its resident memory in bytes every half second.
 */
const functions: Record<string, unknown> = await import('../../functions/dist/index.js' as string);
const ports: Record<string, number> = {};
for (const name of process.argv.slice(2)) {
  http(name, functions[name] as Parameters<typeof http>[1]);
  const server = getTestServer(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ports[name] = (server.address() as AddressInfo).port;
}
process.send?.({ ports });
setInterval(() => process.send?.({ memory: process.memoryUsage.rss() }), 500);
