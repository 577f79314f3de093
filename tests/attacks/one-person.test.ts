import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, localUrl, PORTS } from '../../local/ports.ts';
import { PROOF_HEADER, proveWork } from '../../src/domain/proof-of-work.ts';
import { newMailbox, newVisitor } from '../functions/forms.ts';
import { type FunctionsServer, startFunctionsServer } from '../functions/functions-server.ts';
import { signLink, storeResource } from '../functions/storage.ts';

// Attacks that one person can make alone, and the limits that keep other visitors from noticing them.
const SITE = localUrl(PORTS.hosting);

/** Serves functions as production does, on the data of the local run: the Functions emulator would read request bodies itself. */
let server: FunctionsServer;
let fileName = '';

beforeAll(async () => {
  fileName = await storeResource(Buffer.from('%PDF'));
  server = await startFunctionsServer(['contact', 'downloadLink', 'myData'], {
    // Set in production, where each function has its own process: the framework then parses no body.
    FUNCTION_TARGET: 'contact',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${PORTS.tasks.port}`,
    STORAGE_EMULATOR_HOST: localUrl(PORTS.storage),
    VISITOR_KEY: randomUUID(),
    LIMIT_CALLS_PER_IP: '20',
    LIMIT_LINKS_WITHOUT_PROOF: '3', // the “free links” below
    LIMIT_LINKS_PER_HOUR: '100',
  });
});
afterAll(() => server?.stop());

/** Calls a form's function. Returns the status and, where a proof of work is required, its bits: `429 10`. */
async function request(body: object, forwarded = newVisitor(), proof = '', name = 'downloadLink') {
  const response = await fetch(server.url(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded, [PROOF_HEADER]: proof },
    body: JSON.stringify(body),
  });
  return [response.status, response.headers.get(PROOF_HEADER)].join(' ').trim();
}

/** Makes attempts one after the other, and counts how often each result came. */
async function tally(count: number, attempt: (number: number) => Promise<string | number>) {
  const results: Record<string, number> = {};
  for (let number = 0; number < count; number++) {
    const result = await attempt(number);
    results[result] = (results[result] ?? 0) + 1;
  }
  return results;
}

test('SAFE-01 DAY-01 CONT-14 after twenty calls an hour one household, even with many networks and forged addresses, has to prove work, and others do not', async () => {
  const hostingHop = '104.198.56.253';
  // In X-Forwarded-For: what the caller has forged, an address of the household's /56 network, and Hosting's own.
  const household = (number: number) =>
    request({}, `35.190.0.${number}, 2001:db8:aa:b1${(16 + number).toString(16)}::1, ${hostingHop}`);
  expect(await tally(40, household)).toEqual({ '400': 20, '429 10': 20 });
  expect(await household(1)).toBe('429 13');
  expect(await request({}, `203.0.113.7, ${hostingHop}`)).toBe('400');
});

test.each([
  ['downloadLink', { '200': 3, '429 6': 17 }],
  ['myData', { '429 6': 20 }],
])('SAFE-01 using up the free links by %s denies no one a link or an erasure', async (name, results) => {
  const wanted = () => ({ email: newMailbox(), fileName });
  expect(await tally(20, () => request(wanted(), newVisitor(), '', name))).toEqual(results);
  const body = wanted();
  const proof = await proveWork(JSON.stringify(body), 6, Date.now());
  expect(await request(body, newVisitor(), proof, name)).toBe('200');
  // Erasures are not counted: this one is refused only for its token.
  expect(await request({ token: 'not of a link' }, newVisitor(), '', 'myData')).toBe('401');
});

test('SAFE-02 DAY-01 sockets that send a byte a second are closed', async () => {
  const sendSlowly = async (name: string) => {
    const socket = connect(Number(new URL(server.url(name)).port), HOST);
    const head = ['POST / HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 99'];
    socket.write([...head, `X-Forwarded-For: ${newVisitor()}`, '', '{'].join('\r\n'));
    const response = text(socket);
    for (; socket.writable; await pause(1000)) socket.write(' ');
    return (await response).slice(0, 'HTTP/1.1 408'.length);
  };
  const responses = await Promise.all(['contact', 'downloadLink', 'contact'].map(sendSlowly));
  expect(responses).toEqual(Array(3).fill('HTTP/1.1 408'));
});

test('DAY-01 a link sends its file twenty times an hour; another link for the same file sends it too', async () => {
  const [one, other] = [await signLink(fileName), await signLink(fileName)];
  const statusOf = async (token: string, method = 'GET') => {
    const response = await fetch(`${SITE}/api/download?token=${token}`, { method });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await tally(30, () => statusOf(one, 'HEAD'))).toEqual({ 200: 30 });
  expect(await tally(30, () => statusOf(one))).toEqual({ 200: 20, 429: 10 });
  expect([await statusOf(one, 'HEAD'), await statusOf(other)]).toEqual([429, 200]);
});

/** What a deploy reads from an exported function. */
interface Deployed {
  readonly __endpoint?: {
    readonly httpsTrigger?: object;
    readonly maxInstances?: number;
    readonly concurrency?: number;
  };
}

test('DAY-08 all functions together have at most 44 instances, and each that is called by HTTP handles at least eight requests at once', async () => {
  const functions: Record<string, Deployed | undefined> = await import(
    '../../functions/deploy/dist/index.js' as string
  );
  const deployed = Object.values(functions).flatMap((exported) => exported?.__endpoint ?? []);
  const instances = deployed.map(({ maxInstances = Infinity }) => maxInstances);
  expect(instances.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(44);
  const oneAtATime = deployed.filter(({ httpsTrigger, concurrency = 1 }) => httpsTrigger && concurrency < 8);
  expect(oneAtATime).toEqual([]);
});
