import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROOF_HEADER, proveWork } from '../../src/domain/downloads/proof-of-work.ts';
import { newMailbox, newVisitor } from '../functions/forms.ts';
import { type FunctionsServer, startFunctionsServer } from '../functions/functions-server.ts';

const fileName = 'Document 1.pdf';
let server: FunctionsServer;
let stopServices: () => void;

/** With services of their own: what is sent here is delivered to nobody and counts for no other test. */
beforeAll(async () => {
  const services = fork(new URL('./serve-services.ts', import.meta.url), { execArgv: [] });
  stopServices = () => services.disconnect();
  const [addresses] = (await once(services, 'message')) as [Record<string, string>];
  server = await startFunctionsServer(['downloadLink'], {
    ...addresses,
    FUNCTION_TARGET: 'downloadLink',
    LIMIT_LINKS_WITHOUT_PROOF: '20',
    LIMIT_LINKS_PER_HOUR: '40',
  });
});
afterAll(async () => {
  await server?.stop();
  stopServices?.();
});

/** Asks for a link as a new visitor; `proof` is made for the address unless it is given. */
async function askFor(email: string, proof?: string, type = 'application/json'): Promise<number> {
  const fields = { email, fileName };
  const response = await fetch(server.url('downloadLink'), {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-forwarded-for': newVisitor(),
      ...(proof && { [PROOF_HEADER]: proof }),
    },
    body: type === 'application/json' ? JSON.stringify(fields) : String(new URLSearchParams(fields)),
  });
  await response.arrayBuffer();
  return response.status;
}

async function askAll(count: number, ask: (email: string, number: number) => Promise<number>) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number++) statuses.push(await ask(newMailbox(), number));
  return statuses;
}

test('SAFE-01 strangers are sent a bounded number of links, however the requests look', async () => {
  const old = await proveWork({ email: 'other@example.org', fileName }, Date.now());
  const unproven = await askAll(45, (email, number) => {
    if (number % 3 === 0) return askFor(email);
    if (number % 3 === 1) return askFor(email, undefined, 'application/x-www-form-urlencoded');
    return askFor(email, number % 2 ? '1-1' : old?.replace(/^\d+/, '1'));
  });
  expect(unproven).toEqual([...Array(20).fill(200), ...Array(25).fill(429)]);

  const proven = await askAll(25, async (email) =>
    askFor(email, await proveWork({ email, fileName }, Date.now())),
  );
  expect(proven).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
});
