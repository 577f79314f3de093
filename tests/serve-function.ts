import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

/** A function on the server that production runs it on (Functions Framework), at a free port of this machine. */
export async function serveFunction(
  name: string,
  handle: unknown,
): Promise<{ server: Server; port: number }> {
  http(name, handle as HttpFunction);
  const server = getTestServer(name).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
