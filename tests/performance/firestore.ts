/**
 * Measures the Firestore emulator with 10,000 posts of 8 KB, over HTTP and in a separate process:
 * `node tests/performance/firestore.ts`. Prints a Markdown table.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { callFirestore, documentName, forkFirestore } from 'local-firebase/tests/fork-firestore.ts';
import { median } from './median.ts';

const POSTS = 10_000;
const BATCH = 500;
const RUNS = 10;
const BODY_BYTES = 7_600;

function post(number: number) {
  const author = { mapValue: { fields: { name: { stringValue: `Author ${number % 20}` } } } };
  const tags = [number % 7, number % 11].map((tag) => ({ stringValue: `tag-${tag}` }));
  return {
    title: { stringValue: `Post number ${number}` },
    slug: { stringValue: `post-number-${number}` },
    date: {
      timestampValue: new Date(1_600_000_000_000 + ((number * 7919) % POSTS) * 3_600_000).toISOString(),
    },
    published: { booleanValue: number % 10 !== 0 },
    views: { integerValue: String((number * 31) % 1000) },
    author,
    tags: { arrayValue: { values: tags } },
    excerpt: { stringValue: `Excerpt of ${number}. `.repeat(8) },
    body: { stringValue: `Text ${number}. `.repeat(1000).slice(0, BODY_BYTES) },
  };
}

async function fill(origin: string): Promise<void> {
  for (let start = 0; start < POSTS; start += BATCH) {
    const writes = Array.from({ length: BATCH }, (_, index) => ({
      update: { name: documentName(`posts/${start + index}`), fields: post(start + index) },
    }));
    await callFirestore(origin, 'commit', { writes });
  }
}

const from = [{ collectionId: 'posts' }];
const newest = [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }];

function equal(fieldPath: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } };
}

const QUERIES: Record<string, (run: number) => [rpc: string, body: object]> = {
  'Newest 10': () => ['runQuery', { structuredQuery: { from, orderBy: newest, limit: 10 } }],
  'Published, newest 10': () => [
    'runQuery',
    {
      structuredQuery: {
        from,
        where: equal('published', { booleanValue: true }),
        orderBy: newest,
        limit: 10,
      },
    },
  ],
  'One by slug': (run) => [
    'runQuery',
    { structuredQuery: { from, where: equal('slug', { stringValue: `post-number-${run * 97}` }), limit: 1 } },
  ],
  Count: () => [
    'runAggregationQuery',
    {
      structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ alias: 'all', count: {} }] },
    },
  ],
  'Count of dated': () => ['runAggregationQuery', { structuredAggregationQuery: { structuredQuery: { from, where: { unaryFilter: { field: { fieldPath: 'date' }, op: 'IS_NOT_NULL' } } }, aggregations: [{ alias: 'all', count: {} }] } }],
  'Full list': () => ['runQuery', { structuredQuery: { from } }],
  'Full list, newest first': () => ['runQuery', { structuredQuery: { from, orderBy: newest } }],
  'Full list by views, title': () => [
    'runQuery',
    {
      structuredQuery: {
        from,
        orderBy: ['views', 'title'].map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
      },
    },
  ],
};

async function measure(run: (index: number) => Promise<unknown>): Promise<{ middle: number; max: number }> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index++) {
    const start = performance.now();
    await run(index);
    times.push(performance.now() - start);
  }
  return { middle: median(times), max: Math.max(...times) };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const folder = await mkdtemp(join(tmpdir(), 'firestore-performance-'));
const emulator = await forkFirestore(join(folder, 'firestore.sqlite'));
try {
  const start = performance.now();
  await fill(emulator.origin);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { rss } = await emulator.memory();
  console.log(
    `${POSTS} posts stored in ${seconds} s; ${megabytes(rss)} resident; ${cpus().length} processors\n`,
  );
  console.log(
    '| Query | Median | Max | Resident memory | Peak so far |\n| --- | ---: | ---: | ---: | ---: |',
  );
  for (const [name, query] of Object.entries(QUERIES)) {
    const { middle, max } = await measure((index) => callFirestore(emulator.origin, ...query(index)));
    const memory = await emulator.memory();
    const times = [middle, max].map((time) => `${time.toFixed(1)} ms`).join(' | ');
    console.log(`| ${name} | ${times} | ${megabytes(memory.rss)} | ${megabytes(memory.peak)} |`);
  }
} finally {
  await emulator.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
