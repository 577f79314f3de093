import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

/** Serves a function as in production (with the Functions Framework) on a free local port. */
export async function serveFunction(
  name: string,
  handle: unknown,
): Promise<{ server: Server; port: number }> {
  http(name, handle as HttpFunction);
  const server = getTestServer(name).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
