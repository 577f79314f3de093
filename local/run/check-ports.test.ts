import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { HOST, type LocalPort } from '../ports.ts';
import { findTakenPort } from './check-ports.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

async function listen(): Promise<Server> {
  const server = createServer();
  server.listen(0, HOST);
  await once(server, 'listening');
  servers.push(server);
  return server;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}

function portOf(server: Server, wantedBy: string): LocalPort {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { port: address.port, wantedBy };
}

async function aFreePort(wantedBy: string): Promise<LocalPort> {
  const server = await listen();
  const port = portOf(server, wantedBy);
  await close(server);
  return port;
}

test('a port in use is found, with its owner', async () => {
  const free = await aFreePort('the first');
  const taken = portOf(await listen(), 'the second');
  expect(await findTakenPort([free, taken])).toEqual(taken);
});

test('checking does not occupy free ports', async () => {
  const free = await aFreePort('the first');
  expect(await findTakenPort([free])).toBeUndefined();
  expect(await findTakenPort([free, free])).toBeUndefined();
});
