import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserOptions } from '../../scripts/chromium.ts';
import { median } from './median.ts';
import type { BenchOptions, Site } from './site.ts';
import { printHead, printRow } from './table.ts';

/** Our pages, each with the most similar page of AstroWind. */
const PAGES: Readonly<Record<string, string>> = {
  '/': '/',
  '/passport-factory-digital-product-passport': '/services',
  '/blog': '/blog',
  '/blog/ifc-classes-for-facade-products': '/astrowind-template-in-depth',
  '/contact': '/contact',
  '/about': '/about',
};

const AUDITS = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Measure = keyof typeof AUDITS | (typeof CATEGORIES)[number];
type Visit = Readonly<Partial<Record<Measure, number>>>;

/** Runs Lighthouse with its mobile defaults, alternating between the two sites. */
export async function benchLighthouse(
  [ours, peer]: readonly Site[],
  { runs = 5, only }: BenchOptions,
): Promise<void> {
  if (!ours) return;
  const { executablePath, args } = browserOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  printHead([
    'page',
    'LCP ms',
    'FCP ms',
    'TBT ms',
    'CLS',
    'KB',
    'scores',
    'LCP, ours / peer',
    'TBT, ours − peer',
  ]);
  try {
    for (const path of only.length > 0 ? only : Object.keys(PAGES)) {
      const like = PAGES[path];
      const [own, others]: [Visit[], Visit[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        own.push(await visit(ours.url + path, chrome.port));
        if (peer && like) others.push(await visit(peer.url + like, chrome.port));
      }
      printRow([path, ...cells(own), ...scores(own), '', '']);
      if (!peer || !like) continue;
      const ratio = middle(own, 'LCP') / middle(others, 'LCP');
      const difference = Math.round(middle(own, 'TBT') - middle(others, 'TBT'));
      printRow([
        `${peer.name} ${like}`,
        ...cells(others),
        ...scores(others),
        ratio.toFixed(2),
        `${difference}`,
      ]);
    }
  } finally {
    chrome.kill();
  }
  console.log(`\nMedians of ${runs}; the scores are for ${CATEGORIES.join(', ')}.\n`);
}

async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`${url} could not be measured`);
  const { audits, categories } = result.lhr;
  return Object.fromEntries([
    ...Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ...CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100]),
  ]);
}

function middle(visits: readonly Visit[], measure: Measure): number {
  return median(visits.map((each) => each[measure] ?? Number.NaN));
}

function cells(visits: readonly Visit[]): string[] {
  return [
    ...(['LCP', 'FCP', 'TBT'] as const).map((measure) => middle(visits, measure).toFixed()),
    middle(visits, 'CLS').toFixed(3),
    (middle(visits, 'bytes') / 1024).toFixed(),
  ];
}

function scores(visits: readonly Visit[]): [string] {
  return [CATEGORIES.map((name) => middle(visits, name).toFixed()).join(' ')];
}
