/**
 * Measures GET /api/posts with 10, 100, 1,000 and 10,000 posts of 8 KB: `node tests/performance/posts.ts`. The function
 * runs on the server of production (Functions Framework), Firestore and Storage in another process. Prints Markdown
 * tables. Fails when an answer is too large or costs too many reads; times it only tells.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { STORAGE_BUCKET } from '../../emulators/project.ts';
import { buildFunctions } from '../../scripts/build-functions.ts';
import { buildSite } from '../../scripts/build-site.ts';
import { CountingProxy } from '../functions/counting-proxy.ts';
import { changePosts, searches, storePosts } from './many-posts.ts';
import { startPostsInstance } from './posts-instance.ts';
import { printTable } from './table.ts';

const COUNTS = [10, 100, 1000, 10_000];
const VISITS = 400;
/** As many as leave the snapshot as it is. */
const CHANGES = 4;
const MAX_ANSWER_BYTES = 6 * 1024;
const MAX_COLD_READS = 10;

const faults: string[] = [];

function hold(what: string, value: number, maximum: number): void {
  if (value > maximum) faults.push(`${what}: ${value}, at most ${maximum} are wanted`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const milliseconds = (time = 0): string => `${time < 100 ? time.toFixed(1) : time.toFixed(0)} ms`;

/** Milliseconds until the last byte has come. */
async function timed(url: string): Promise<{ time: number; body: string }> {
  const begin = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`);
  return { time: performance.now() - begin, body };
}

/** What visitors get one after the other: the middle and the slowest but one in a hundred, and the largest answer. */
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

/** The rows of a number of posts: what visitors get, how an instance starts, and how one starts without a snapshot. */
type Rows = Readonly<Record<'answers' | 'starts' | 'rebuilds', readonly string[]>>;

async function measure(count: number): Promise<Rows> {
  const services = fork(new URL('./serve-services.ts', import.meta.url), { execArgv: [] });
  const [addresses] = (await once(services, 'message')) as [Record<string, string>];
  const firestoreHost = addresses.FIRESTORE_EMULATOR_HOST ?? '';
  await storePosts(firestoreHost, count);
  const firestore = new CountingProxy(firestoreHost);
  const throughProxy = { ...addresses, FIRESTORE_EMULATOR_HOST: await firestore.start() };

  const rebuilds = await measureRebuild(throughProxy, firestore);
  await changePosts(firestoreHost, CHANGES);
  firestore.reads = 0;
  const instance = await startPostsInstance(throughProxy);
  const { time: coldStart } = await timed(instance.url);
  const coldReads = firestore.reads;
  hold(`Reads of a cold start with ${count} posts`, coldReads, MAX_COLD_READS);
  const { time: firstSearch } = await timed(`${instance.url}?search=qqq`);

  firestore.reads = 0;
  const pages = Array.from({ length: VISITS }, (_, index) => {
    const category = index % 2 === 0 ? '' : `&category=Category+${index % 20}`;
    return `${instance.url}?page=${1 + (index % Math.ceil(count / 6))}${category}`;
  });
  const lists = await visit([...pages, `${instance.url}?latest=10`]);
  const found = await visit(
    searches(VISITS).map((words) => `${instance.url}?search=${encodeURIComponent(words)}`),
  );
  const gzip = Math.max(lists.gzip, found.gzip);
  hold(`Bytes of an answer with ${count} posts`, gzip, MAX_ANSWER_BYTES);
  const warmReads = firestore.reads;
  const { held, rss, peak } = await instance.memory();
  await instance.stop();
  await firestore.stop();
  services.disconnect();
  await once(services, 'exit');
  return {
    answers: [
      String(count),
      kilobytes(gzip),
      kilobytes(Math.max(lists.brotli, found.brotli)),
      ...lists.times,
      ...found.times,
      String(warmReads),
    ],
    starts: [
      String(count),
      milliseconds(instance.listensAfter),
      milliseconds(coldStart),
      String(coldReads),
      milliseconds(firstSearch),
      ...[held, rss, peak].map(megabytes),
    ],
    rebuilds: [String(count), ...rebuilds],
  };
}

/** The very first instance finds no snapshot: it reads all posts, and leaves one. */
async function measureRebuild(
  addresses: Readonly<Record<string, string>>,
  firestore: CountingProxy,
): Promise<string[]> {
  const instance = await startPostsInstance(addresses);
  const begin = performance.now();
  // Where it takes longer than visitors are asked to wait, they are told to come back.
  while ((await fetch(instance.url)).status === 503) await pause(1000);
  const time = performance.now() - begin;
  const object = `${addresses.STORAGE_EMULATOR_HOST}/storage/v1/b/${STORAGE_BUCKET}/o/index%2Fposts.gz`;
  for (;;) {
    const response = await fetch(object);
    if (response.ok) {
      const { size } = (await response.json()) as { size: string };
      const { peak } = await instance.memory();
      await instance.stop();
      return [milliseconds(time), String(firestore.reads), megabytes(peak), kilobytes(Number(size))];
    }
    await pause(100);
  }
}

if (!existsSync('dist/index.html')) await buildSite('demo');
await buildFunctions();
const rows: Rows[] = [];
for (const count of COUNTS) rows.push(await measure(count));

console.log(`${VISITS} lists and ${VISITS} searches, one after the other; ${cpus().length} processors\n`);
printTable(
  ['Posts', 'Answer, gzip', 'brotli', 'List: median', 'p99', 'Search: median', 'p99', 'Reads'],
  rows.map(({ answers }) => answers),
);
printTable(
  ['Posts', 'Listens', 'First answer', 'Reads', 'First search', 'Held', 'Resident', 'Peak'],
  rows.map(({ starts }) => starts),
);
printTable(
  ['Posts', 'First answer', 'Reads', 'Peak', 'Snapshot'],
  rows.map(({ rebuilds }) => rebuilds),
);
if (faults.length > 0) throw new Error(faults.join('\n'));
