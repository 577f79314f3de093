/**
 * Measures POST /api/contact, the list of resources, a post, lists of posts and pages with unknown query keys on the
 * Functions Framework, with 500 posts and the services that they call in another process:
 * `node tests/performance/functions.ts [seconds]`. Prints a Markdown table. Exits with 1 if any response was an error.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { buildFunctions } from '../../scripts/build/build-functions.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
import { contactMessage, newVisitor } from '../functions/forms.ts';
import { startFunctionsServer } from '../functions/functions-server.ts';
import { storePosts } from './many-posts.ts';

const SECONDS = Number(process.argv[2] ?? 30);
const CONNECTIONS = 50;

if (!existsSync('dist/index.html')) await buildSite('demo');
await buildFunctions();
const services = fork(new URL('./serve-services.ts', import.meta.url), { execArgv: [] });
const [addresses] = (await once(services, 'message')) as [Record<string, string>];
await storePosts(addresses.FIRESTORE_EMULATOR_HOST ?? '', 500);
const indexer = await startFunctionsServer(['rebuildPosts'], addresses);
const rebuilt = await fetch(indexer.url('rebuildPosts'), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ data: { due: 0 } }),
});
if (!rebuilt.ok) throw new Error(`The posts could not be indexed: ${rebuilt.status}`);
await indexer.stop();
// In production a process serves one function; all of these read bodies themselves.
const server = await startFunctionsServer(['contact', 'resources', 'post', 'posts', 'pages'], {
  ...addresses,
  FUNCTION_TARGET: 'contact',
});

let number = 0;
/** A GET of another path each time. */
const eachTime = (path: (count: number) => string): autocannon.Request => ({
  method: 'GET',
  setupRequest: (request) => ({ ...request, path: path(number++) }),
});

/** By the name of their function, with the row's name. */
const CALLS: readonly (readonly [fn: string, name: string, request: autocannon.Request])[] = [
  [
    'contact',
    'POST /api/contact',
    {
      method: 'POST',
      setupRequest: (request) => ({
        ...request,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor() },
        body: JSON.stringify(contactMessage()),
      }),
    },
  ],
  ['resources', 'GET /api/resources', { method: 'GET' }],
  ['post', 'GET /api/post, of 500', eachTime((count) => `/?slug=post-number-${count % 500}`)],
  ['posts', 'GET /api/posts, of 84 pages', eachTime((count) => `/?page=${1 + (count % 84)}`)],
  ['pages', 'GET /blog?x=…, always another', eachTime((count) => `/blog?x=${count}&utm_source=${count}`)],
  ['pages', 'GET /blog/…, of 500', eachTime((count) => `/blog/post-number-${count % 500}`)],
];

const megabytes = (bytes = 0): string => `${Math.round(bytes / 1e6)} MB`;
const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

console.log(`${CONNECTIONS} connections for ${SECONDS} s; ${cpus().length} processors\n`);
console.log('| Call | Per second | Median | p99 | Errors | Memory: first third | last third |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
let errors = 0;
for (const [fn, name, request] of CALLS) {
  const url = server.url(fn);
  const before = server.memory.length;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests: [request] });
  const memory = server.memory.slice(before);
  const third = Math.ceil(memory.length / 3);
  const wrong = result.errors + result.timeouts + result.non2xx;
  errors += wrong;
  const { average } = result.requests;
  const { p50, p99 } = result.latency;
  const [first, last] = [middle(memory.slice(0, third)), middle(memory.slice(-third))];
  console.log(
    `| ${name} | ${average.toFixed(0)} | ${p50} ms | ${p99} ms | ${wrong} | ${megabytes(first)} | ${megabytes(last)} |`,
  );
}
await server.stop();
services.disconnect();
process.exit(errors > 0 ? 1 : 0);
