import { createServer } from 'node:net';
import { HOST, type LocalPort, PORT_OFFSETS, portsAt } from '../ports.ts';

/** The first of the ports that is in use; undefined if all are free. */
export async function findTakenPort(ports: readonly LocalPort[]): Promise<LocalPort | undefined> {
  for (const localPort of ports) {
    if (!(await isFree(localPort.port))) return localPort;
  }
  return undefined;
}

/** The first offset at which all ports of the local run are free. Throws an error if there is none. */
export async function findFreeOffset(): Promise<number> {
  for (const offset of PORT_OFFSETS) {
    if (!(await findTakenPort(Object.values(portsAt(offset))))) return offset;
  }
  throw new Error('Too many local runs: no set of free ports is left (local/ports.ts)');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}
