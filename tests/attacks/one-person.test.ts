import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { base64url, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST, localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { PROOF_HEADER, proveWork } from '../../src/domain/proof-of-work.ts';
import { CountingProxy } from '../functions/counting-proxy.ts';
import { newMailbox, newVisitor } from '../functions/forms.ts';
import { type FunctionsServer, startFunctionsServer } from '../functions/functions-server.ts';
import { storeResource } from '../functions/storage.ts';
import { deletePost, storePost } from '../functions/stored.ts';

/** The attacks of the review (H1 to H3, M1 to M3) against the built functions; M4 is in called-by-google.test.ts. */
const SITE = localUrl(PORTS.hosting);
const KEY = base64url.decode('ZGVtby1rZXktZm9yLXRoZS1sb2NhbC1ydW4tbm90LWEtc2VjcmV0');

const storage = new CountingProxy(`${HOST}:${PORTS.storage.port}`);
/** On the production server, which unlike the emulator does not read bodies itself, with the data of the local run. */
let server: FunctionsServer;
let fileName = '';

beforeAll(async () => {
  fileName = await storeResource(new Uint8Array([37, 80, 68, 70]));
  server = await startFunctionsServer(['contact', 'downloadLink', 'resources', 'post', 'sitemap', 'rss'], {
    // As in production, where each function has a process: none of these has its body parsed by the framework.
    FUNCTION_TARGET: 'contact',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore.port}`,
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${PORTS.tasks.port}`,
    STORAGE_EMULATOR_HOST: `http://${await storage.start()}`,
    VISITOR_KEY: randomUUID(),
    LIMIT_CALLS_PER_IP: '20',
    LIMIT_LINKS_WITHOUT_PROOF: '3',
    LIMIT_LINKS_PER_HOUR: '100',
  });
});
afterAll(async () => {
  await server?.stop();
  await storage.stop();
});

async function post(name: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(server.url(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor(), ...headers },
    body: JSON.stringify(body),
  });
  return [response.status, response.headers.get(PROOF_HEADER)].join(' ').trim();
}

/** How often each result came. */
async function tally(count: number, attempt: (number: number) => Promise<string | number>) {
  const results: Record<string, number> = {};
  for (let number = 0; number < count; number++) {
    const result = await attempt(number);
    results[result] = (results[result] ?? 0) + 1;
  }
  return results;
}

/** By which some proxy names its client. */
const CLIENT = ['cf-connecting-ip', 'fastly-client-ip', 'true-client-ip', 'x-client-ip', 'x-real-ip'];

test('SAFE-01 DAY-01 CONT-14 H1: one household with many networks and forged addresses has to work after twenty calls an hour, and others do not', async () => {
  const household = '2001:db8:aa:b1';
  const forged = (number: number) => ({
    ...Object.fromEntries(CLIENT.map((name) => [name, `35.190.1.${number}`])),
    'x-forwarded-for': `35.190.0.${number}, ${household}${(16 + number).toString(16)}::1, 104.198.56.253`,
  });
  expect(await tally(40, (number) => post('downloadLink', {}, forged(number)))).toEqual({
    '400': 20,
    '429 10': 20,
  });
  expect(await tally(5, () => post('downloadLink', {}, forged(1)))).toEqual({ '429 13': 5 });
  const other = { 'x-forwarded-for': '203.0.113.7, 104.198.56.253' };
  expect(await post('downloadLink', {}, other)).toBe('400');
});

test('SAFE-01 DAY-01 H1: exhausting the site’s links costs others work, but denies no one a link', async () => {
  const ask = () => ({ email: newMailbox(), fileName });
  expect(await tally(8, () => post('downloadLink', ask()))).toEqual({ '200': 3, '429 6': 5 });
  const body = ask();
  const proof = (await proveWork(JSON.stringify(body), 6, Date.now())) ?? '';
  expect(await post('downloadLink', body, { [PROOF_HEADER]: proof })).toBe('200');
});

test('SAFE-02 DAY-01 H2: sockets that send a byte a second are closed', async () => {
  const slow = async (name: string) => {
    const socket = connect(Number(new URL(server.url(name)).port), HOST);
    const head = ['POST / HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 99'];
    socket.write([...head, `X-Forwarded-For: ${newVisitor()}`, '', '{'].join('\r\n'));
    const answer = text(socket);
    for (; socket.writable; await pause(1000)) socket.write(' ');
    return (await answer).slice(0, 'HTTP/1.1 408'.length);
  };
  const answers = await Promise.all(
    ['contact', 'downloadLink', 'contact', 'downloadLink', 'contact'].map(slow),
  );
  expect(answers).toEqual(Array(5).fill('HTTP/1.1 408'));
});

const HOSTILE = {
  'an unclosed element with each paragraph': `<b title="${'x'.repeat(200)}"><p>`.repeat(900),
  'attributes without end': `<p ${Array.from({ length: 40_000 }, (_, number) => `a${number}`).join(' ')}>a`,
  depth: '<div>'.repeat(30_000),
};

test('SAFE-04 DAY-02 H3: posts that become too much are shown as text, and publishing and withdrawing go on', async () => {
  const run = randomUUID();
  const found = async (slug: string) =>
    (await (await fetch(`${SITE}/api/post?slug=${slug}`)).json()) as { post: { html: string } | null };
  const hostile = Object.values(HOSTILE).map((content, number) => ({
    slug: `hostile-${number}-${run}`,
    content,
  }));
  for (const { slug, content } of hostile) await storePost(slug, { title: 'Too much', content });
  const good = `good-${run}`;
  await storePost(good, { title: 'Good', content: '<p>Good</p>' });
  await expect.poll(async () => (await found(good)).post?.html).toBe('<p>Good</p>');
  for (const { slug } of hostile) {
    const { post: shown } = await found(slug);
    expect(shown?.html.length).toBeLessThanOrEqual(1_000_000);
    expect(shown?.html.match(/<(?!\/?p>)/)).toBeNull();
  }
  for (const slug of [good, ...hostile.map((each) => each.slug)]) await deletePost(slug);
  await expect.poll(async () => (await found(good)).post).toBeNull();
});

test('SAFE-05 DAY-03 M1: strangers can read no document of the database, neither singly nor in a list', async () => {
  const documents = `${localUrl(PORTS.firestore)}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const paths = ['posts', 'addresses', 'staff', 'outbox', 'limits', 'audit', 'revisions', 'previews'];
  const slug = `secret-${randomUUID()}`;
  await storePost(slug, { title: 'Secret', content: '' });
  const statuses = await Promise.all(
    [...paths, `posts/${slug}`].map(async (path) => (await fetch(`${documents}/${path}`)).status),
  );
  expect(statuses).toEqual(Array(paths.length + 1).fill(403));
  await deletePost(slug);
});

test('SAFE-02 DAY-01 M2: varying the query string does not cause more reads of Storage', async () => {
  const get = (name: string, query: string) => async (number: number) =>
    (await fetch(`${server.url(name)}?x=${number}${query}`)).status;
  const slug = 'one-identifier-per-product';
  await get('post', `&slug=${slug}`)(0);
  const before = storage.requests;
  expect(await tally(20, get('resources', ''))).toEqual({ 200: 20 });
  expect(await tally(20, get('post', `&slug=${slug}`))).toEqual({ 200: 20 });
  // Locally a list is remembered for a second, and the snapshot is looked at once a second.
  expect(storage.requests - before).toBeLessThan(10);
});

test('DAY-01 a feed is kept once, however its address is written', async () => {
  const paths = [
    'sitemap/other',
    'rss/other',
    'rss/blog/category/%49FC/rss.xml',
    'rss/blog/category/ifc%2f/rss.xml',
  ];
  const statuses = paths.map(async (path) => {
    const [name = '', ...rest] = path.split('/');
    return (await fetch(`${server.url(name)}/${rest.join('/')}`)).status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
});

test('DAY-01 M3: a link sends its file twenty times an hour; another link for the same file sends it too', async () => {
  const sign = () =>
    new SignJWT({ fileName })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'demo' })
      .setExpirationTime('1h')
      .setJti(randomUUID())
      .sign(KEY);
  const token = await sign();
  const download = async (wanted: string, method: string) => {
    const response = await fetch(`${SITE}/api/download?token=${wanted}`, { method });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await tally(30, () => download(token, 'HEAD'))).toEqual({ 200: 30 });
  expect(await tally(30, () => download(token, 'GET'))).toEqual({ 200: 20, 429: 10 });
  expect(await download(token, 'HEAD')).toBe(429);
  expect(await download(await sign(), 'HEAD')).toBe(200);
});
