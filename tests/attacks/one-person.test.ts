import { randomUUID } from 'node:crypto';
import { createServer, request as forward } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { PROOF_HEADER, proveWork } from '../../src/domain/proof-of-work.ts';
import { newMailbox, newVisitor } from '../functions/forms.ts';
import { type FunctionsServer, startFunctionsServer } from '../functions/functions-server.ts';
import { signLink, storeResource } from '../functions/storage.ts';
import { deletePost, storePost } from '../functions/stored.ts';

// Attacks that one person can make alone, and the limits that keep other visitors from noticing them.
const SITE = localUrl(PORTS.hosting);

/** Serves functions as production does, on the data of the local run: the Functions emulator would read request bodies itself. */
let server: FunctionsServer;
let fileName = '';

/** How many requests the functions have sent to Storage through this proxy. */
let storageReads = 0;
const storageProxy = createServer((incoming, outgoing) => {
  storageReads += 1;
  const { url: path, method, headers } = incoming;
  const target = { host: HOST, port: PORTS.storage.port, path, method, headers };
  const forwarded = forward(target, (response) => {
    response.pipe(outgoing.writeHead(response.statusCode ?? 500, response.headers));
  });
  incoming.pipe(forwarded);
}).listen(0, HOST);

beforeAll(async () => {
  fileName = await storeResource(Buffer.from('%PDF'));
  server = await startFunctionsServer(['contact', 'downloadLink', 'myData', 'resources', 'post'], {
    // Set in production, where each function has its own process: the framework then parses no body.
    FUNCTION_TARGET: 'contact',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${PORTS.tasks.port}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${(storageProxy.address() as AddressInfo).port}`,
    VISITOR_KEY: randomUUID(),
    LIMIT_CALLS_PER_IP: '20',
    LIMIT_LINKS_WITHOUT_PROOF: '3', // the “free links” below
    LIMIT_LINKS_PER_HOUR: '100',
  });
});
afterAll(async () => {
  await server?.stop();
  storageProxy.close();
});

/** Calls a form's function. Returns the status and, where a proof of work is required, its bits: `429 10`. */
async function request(body: object, options: { forwardedFor?: string; proof?: string; name?: string } = {}) {
  const { forwardedFor = newVisitor(), proof = '', name = 'downloadLink' } = options;
  const response = await fetch(server.url(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor, [PROOF_HEADER]: proof },
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
  // X-Forwarded-For: a forged address, one of the household's /56 network, and Hosting's own.
  const household = (number: number) => {
    const network = `2001:db8:aa:b1${number.toString(16).padStart(2, '0')}`;
    return request({}, { forwardedFor: `35.190.0.${number}, ${network}::1, ${hostingHop}` });
  };
  expect(await tally(40, household)).toEqual({ '400': 20, '429 10': 20 });
  expect(await household(1)).toBe('429 13');
  expect(await request({}, { forwardedFor: `203.0.113.7, ${hostingHop}` })).toBe('400');
});

test.each([
  ['downloadLink', { '200': 3, '429 6': 17 }],
  ['myData', { '429 6': 20 }],
])('SAFE-01 using up the free links by %s denies no one a link or an erasure', async (name, results) => {
  const newBody = () => ({ email: newMailbox(), fileName });
  expect(await tally(20, () => request(newBody(), { name }))).toEqual(results);
  const body = newBody();
  const proof = (await proveWork(JSON.stringify(body), 6, Date.now())) ?? ''; // the bits of "429 6"
  expect(await request(body, { proof, name })).toBe('200');
  // Erasures are not counted: this one is refused only for its token.
  expect(await request({ token: 'not of a link' }, { name: 'myData' })).toBe('401');
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

test('SAFE-04 DAY-02 posts whose HTML would become too large are shown as text, and other posts can still be published and withdrawn', async () => {
  const goodSlug = randomUUID();
  const hostile = [
    `<b title="${'x'.repeat(200)}"><p>`.repeat(900),
    `<p ${Array.from({ length: 40_000 }, (_, number) => `a${number}`).join(' ')}>a`,
    '<div>'.repeat(30_000),
  ].map((content, number) => ({ slug: `hostile-${number}-${goodSlug}`, content }));
  const htmlOf = async (slug: string) => {
    const { post } = await (await fetch(`${SITE}/api/post?slug=${slug}`)).json();
    return post?.html as string | undefined;
  };
  for (const { slug, content } of hostile) await storePost(slug, { title: 'Too much', content });
  await storePost(goodSlug, { title: 'Good', content: '<p>Good</p>' });
  await expect.poll(() => htmlOf(goodSlug)).toBe('<p>Good</p>');
  for (const { slug } of hostile) {
    const html = await htmlOf(slug);
    expect(html?.length).toBeLessThanOrEqual(1_000_000);
    expect(html?.match(/<(?!\/?p>)/)).toBeNull(); // no tags but <p> and </p>
  }
  for (const slug of [goodSlug, ...hostile.map(({ slug }) => slug)]) await deletePost(slug);
  await expect.poll(() => htmlOf(goodSlug)).toBeUndefined();
});

test('SAFE-05 DAY-03 strangers read no document of the database, neither singly nor in a list', async () => {
  const documents = `${localUrl(PORTS.firestore)}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  for (const path of ['posts', 'posts/one-identifier-per-product', 'addresses', 'staff', 'outbox', 'leads'])
    expect([path, (await fetch(`${documents}/${path}`)).status]).toEqual([path, 403]);
});

test('SAFE-02 DAY-01 varying the query string does not cause more reads of Storage', async () => {
  const get = (name: string) => async (number: number) =>
    (await fetch(`${server.url(name)}?x=${number}&slug=one-identifier-per-product`)).status;
  await get('post')(0);
  const before = storageReads;
  expect(await tally(20, get('resources'))).toEqual({ 200: 20 });
  expect(await tally(20, get('post'))).toEqual({ 200: 20 });
  // Locally the list is cached for a second, and the snapshot of posts is checked once a second.
  expect(storageReads - before).toBeLessThan(10);
  expect(storageReads).toBeGreaterThan(0);
});

test('DAY-01 a link sends its file twenty times an hour; another link for the same file sends it too', async () => {
  const [token, otherToken] = [await signLink(fileName), await signLink(fileName)];
  const statusOf = async (linkToken: string, method = 'GET') => {
    const response = await fetch(`${SITE}/api/download?token=${linkToken}`, { method });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await tally(30, () => statusOf(token, 'HEAD'))).toEqual({ 200: 30 });
  expect(await tally(30, () => statusOf(token))).toEqual({ 200: 20, 429: 10 });
  expect([await statusOf(token, 'HEAD'), await statusOf(otherToken)]).toEqual([429, 200]);
});

/** What a deploy reads from an exported function. */
interface ExportedFunction {
  readonly __endpoint?: {
    readonly httpsTrigger?: object;
    readonly maxInstances?: number;
    readonly concurrency?: number;
  };
}

test('DAY-08 all functions together have at most 44 instances, and each that is called by HTTP handles at least eight requests at once', async () => {
  // The cast to `string` keeps TypeScript from resolving a file that only the build writes.
  const functions: Record<string, ExportedFunction | undefined> = await import(
    '../../functions/deploy/dist/index.js' as string
  );
  const deployed = Object.values(functions).flatMap((exported) => exported?.__endpoint ?? []);
  const instances = deployed.map(({ maxInstances = Infinity }) => maxInstances);
  expect(instances.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(44);
  const oneAtATime = deployed.filter(({ httpsTrigger, concurrency = 1 }) => httpsTrigger && concurrency < 8);
  expect(oneAtATime).toEqual([]);
});
