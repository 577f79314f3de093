import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from 'local-firebase/tests/free-port.ts';
import { expect, onTestFinished, test } from 'vitest';
import { HOST } from '../ports.ts';
import { findTakenPort } from './check-ports.ts';

test('the port in use is found with the service that needs it, and the check itself leaves no port in use', async () => {
  const free = { port: await freePort(), wantedBy: 'the first' };
  expect(await findTakenPort([free, free])).toBeUndefined();
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const taken = { port, wantedBy: 'the second' };
  expect(await findTakenPort([free, taken])).toEqual(taken);
});
