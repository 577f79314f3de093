import { createServer } from 'node:net';
import { HOST, type LocalPort } from '../ports.ts';

/** The first of the ports that is in use; undefined if all are free. */
export async function findTakenPort(ports: readonly LocalPort[]): Promise<LocalPort | undefined> {
  for (const port of ports) {
    if (!(await isFree(port.port))) return port;
  }
  return undefined;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}
