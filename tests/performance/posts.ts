/**
 * Measures lists, pages and rebuilds with 10, 100, 1,000 and 10,000 posts of 8 KB: `node tests/performance/posts.ts`.
 * The functions run on the Functions Framework as in production, Firestore and Storage in another process. Prints
 * Markdown tables. Fails if a response is too large or a visit reads from Firestore; times are only reported.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildFunctions } from '../../scripts/build/build-functions.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
import { CountingProxy } from '../functions/counting-proxy.ts';
import { changePost, searches, storePosts } from './many-posts.ts';
import { type PostsInstance, startPostsInstance } from './posts-instance.ts';
import { printTable } from './table.ts';

const COUNTS = [10, 100, 1000, 10_000];
const VISITS = 400;
const PAGES = 200;
const MAX_RESPONSE_BYTES = 6 * 1024;

const faults: string[] = [];

function hold(what: string, value: number, maximum: number): void {
  if (value > maximum) faults.push(`${what}: ${value}, expected at most ${maximum}`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const milliseconds = (time = 0): string => `${time < 100 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** Measures the milliseconds until the last byte. */
async function timed(url: string): Promise<{ time: number; body: string }> {
  const begin = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`);
  return { time: performance.now() - begin, body };
}

/** Makes sequential visits: returns the median and 99th percentile times, and the largest response. */
async function visit(addresses: readonly string[]) {
  const times: number[] = [];
  let [gzip, brotli] = [0, 0];
  for (const address of addresses) {
    const { time, body } = await timed(address);
    times.push(time);
    gzip = Math.max(gzip, gzipSync(body).length);
    brotli = Math.max(brotli, brotliCompressSync(body).length);
  }
  times.sort((one, other) => one - other);
  const share = (part: number) => milliseconds(times[Math.ceil(times.length * part) - 1]);
  return { times: [share(0.5), share(0.99)], gzip, brotli };
}

/** The rows for a number of posts: visits, the start of an instance, and rebuilds of the index. */
type Rows = Readonly<Record<'responses' | 'pages' | 'starts' | 'rebuilds', readonly string[]>>;

async function measure(count: number): Promise<Rows> {
  const services = fork(new URL('./serve-services.ts', import.meta.url), { execArgv: [] });
  const [addresses] = (await once(services, 'message')) as [Record<string, string>];
  const firestoreHost = addresses.FIRESTORE_EMULATOR_HOST ?? '';
  await storePosts(firestoreHost, count);
  const firestore = new CountingProxy(firestoreHost);
  const throughProxy = { ...addresses, FIRESTORE_EMULATOR_HOST: await firestore.start() };

  const rebuilds = await measureRebuilds(throughProxy, firestoreHost, firestore);
  const instance = await startPostsInstance(throughProxy);
  const posts = instance.url('posts');
  firestore.reads = 0;
  const { time: coldStart } = await timed(posts);
  const { time: firstSearch } = await timed(`${posts}?search=qqq`);
  const pages = Array.from({ length: VISITS }, (_, index) => {
    const category = index % 2 === 0 ? '' : `&category=Category+${index % 20}`;
    return `${posts}?page=${1 + (index % Math.ceil(count / 6))}${category}`;
  });
  const lists = await visit([...pages, `${posts}?latest=10`]);
  const found = await visit(searches(VISITS).map((words) => `${posts}?search=${encodeURIComponent(words)}`));
  const gzip = Math.max(lists.gzip, found.gzip);
  hold(`Bytes of a response with ${count} posts`, gzip, MAX_RESPONSE_BYTES);
  const { held, rss, peak } = await instance.usage();
  const rendered = await measurePages(instance, count);
  hold(`Reads of visits with ${count} posts`, firestore.reads, 0);
  await instance.stop();
  await firestore.stop();
  services.disconnect();
  await once(services, 'exit');
  return {
    responses: [
      String(count),
      kilobytes(gzip),
      kilobytes(Math.max(lists.brotli, found.brotli)),
      ...lists.times,
      ...found.times,
      String(firestore.reads),
    ],
    pages: [String(count), ...rendered],
    starts: [
      String(count),
      milliseconds(instance.listensAfter),
      milliseconds(coldStart),
      milliseconds(firstSearch),
      ...[held, rss, peak].map(megabytes),
    ],
    rebuilds: [String(count), ...rebuilds],
  };
}

/** Measures post pages rendered by a warm instance: their times, and the CPU time of one. */
async function measurePages(instance: PostsInstance, count: number): Promise<string[]> {
  const address = (index: number) => `${instance.url('pages')}/blog/post-number-${index % count}`;
  await visit(Array.from({ length: 50 }, (_, index) => address(index)));
  const before = await instance.usage();
  const { times } = await visit(Array.from({ length: PAGES }, (_, index) => address(index)));
  const after = await instance.usage();
  return [...times, milliseconds((after.processorMs - before.processorMs) / PAGES)];
}

/** Measures the first rebuild, which sanitises every text, and one after a change. */
async function measureRebuilds(
  addresses: Readonly<Record<string, string>>,
  firestoreHost: string,
  firestore: CountingProxy,
): Promise<string[]> {
  const instance = await startPostsInstance(addresses);
  const first = await rebuild(instance);
  await changePost(firestoreHost, 0);
  firestore.reads = 0;
  const second = await rebuild(instance);
  const { peak } = await instance.usage();
  await instance.stop();
  return [milliseconds(first), milliseconds(second), String(firestore.reads), megabytes(peak)];
}

async function rebuild(instance: PostsInstance): Promise<number> {
  const begin = performance.now();
  const response = await fetch(instance.url('rebuildPosts'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { due: 0 } }),
  });
  if (!response.ok) throw new Error(`The rebuild failed: ${response.status} ${await response.text()}`);
  return performance.now() - begin;
}

if (!existsSync('dist/index.html')) await buildSite('demo');
await buildFunctions();
const rows: Rows[] = [];
for (const count of COUNTS) rows.push(await measure(count));

console.log(`${VISITS} lists and ${VISITS} searches, sequentially; ${cpus().length} processors\n`);
printTable(
  ['Posts', 'Response, gzip', 'brotli', 'List: median', 'p99', 'Search: median', 'p99', 'Reads'],
  rows.map(({ responses }) => responses),
);
printTable(
  ['Posts', 'Post page: median', 'p99', 'Processor time'],
  rows.map(({ pages }) => pages),
);
printTable(
  ['Posts', 'Listens', 'First response', 'First search', 'Held', 'Resident', 'Peak'],
  rows.map(({ starts }) => starts),
);
printTable(
  ['Posts', 'First rebuild', 'After a change', 'Reads', 'Peak'],
  rows.map(({ rebuilds }) => rebuilds),
);
if (faults.length > 0) throw new Error(faults.join('\n'));
