/**
 * `npm run bench`: Lighthouse with its mobile defaults for the site that `npm start` serves, medians of 5, as a table.
 * `-- --peer https://example.com/` measures another site in the same run, visit by visit; `--runs N` and paths choose.
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { localUrl, PORTS } from '../../emulators/ports.ts';
import { browserOptions } from '../../scripts/chromium.ts';
import { staticPaths } from '../../scripts/static-paths.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { median } from './median.ts';

const POST = '/blog/ifc-classes-for-facade-products';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const paths = positionals.length > 0 ? positionals : ['/', '/blog', POST, '/resources', ...staticPaths()];

const AUDITS = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

const proxy = await startCompressingProxy(localUrl(PORTS.hosting));
const { executablePath, args } = browserOptions();
const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
try {
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP ms | FCP ms | TBT ms | CLS | KB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const path of paths) {
    const visits: Visit[][] = [[], []];
    for (let run = 0; run < Number(values.runs); run += 1) {
      visits[0]?.push(await visit(proxy.url + path));
      if (values.peer) visits[1]?.push(await visit(values.peer));
    }
    print(path, visits[0] ?? []);
    if (values.peer) print(values.peer, visits[1] ?? []);
  }
} finally {
  chrome.kill();
  proxy.stop();
}

type Visit = Readonly<Record<string, number>>;

async function visit(url: string): Promise<Visit> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`${url} could not be measured`);
  const { audits, categories } = result.lhr;
  return Object.fromEntries([
    ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ...Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
  ]);
}

function print(name: string, visits: readonly Visit[]): void {
  const middle = (key: string) => median(visits.map((each) => each[key] ?? Number.NaN));
  const cells = [
    ...['performance', 'accessibility', 'best-practices', 'seo', 'LCP', 'FCP', 'TBT'].map((key) =>
      Math.round(middle(key)),
    ),
    middle('CLS').toFixed(3),
    Math.round(middle('bytes') / 1024),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
