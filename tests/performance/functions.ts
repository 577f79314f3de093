/**
 * Measures POST /api/contact and GET /api/resources on the Functions Framework, with the services that they call in
 * another process: `node tests/performance/functions.ts [seconds]`. Prints a Markdown table. Exits with 1 if any
 * response was an error.
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

const SECONDS = Number(process.argv[2] ?? 30);
const CONNECTIONS = 50;

if (!existsSync('dist/index.html')) await buildSite('demo');
await buildFunctions();
const services = fork(new URL('./serve-services.ts', import.meta.url), { execArgv: [] });
const [addresses] = (await once(services, 'message')) as [Record<string, string>];
const server = await startFunctionsServer(['contact', 'resources'], addresses);

const CALLS: Record<string, autocannon.Request> = {
  'POST /api/contact': {
    method: 'POST',
    setupRequest: (request) => ({
      ...request,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newVisitor() },
      body: JSON.stringify(contactMessage()),
    }),
  },
  'GET /api/resources': { method: 'GET' },
};

const megabytes = (bytes = 0): string => `${Math.round(bytes / 1e6)} MB`;
const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

console.log(`${CONNECTIONS} connections for ${SECONDS} s; ${cpus().length} processors\n`);
console.log('| Call | Per second | Median | p99 | Errors | Memory: first third | last third |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
let errors = 0;
for (const [name, request] of Object.entries(CALLS)) {
  const url = server.url(name.split('/').at(-1) ?? '');
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
