import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { POST, VISITED } from './site-map.ts';

/** The weight of a first visit in KB, as Hosting sends it (brotli for text). */
interface Weight {
  readonly html: number;
  /** The scripts that the page’s HTML refers to. What they load later is not counted. */
  readonly script: number;
  /** Includes stylesheets, fonts and pictures that are not lazy. */
  readonly total: number;
}

const MAX: Weight = { html: 14, script: 95, total: 141 };

/** The limits of heavier pages, with reasons; where several match a path, the last applies to each part. They are close to what is measured, which each change of styles moves by up to 0.06 KB, since it renames classes. */
const HEAVIER: readonly (readonly [paths: RegExp, limit: Partial<Weight>])[] = [
  // The drawing of the wall, and the carousel with its dates.
  [/^\/$/, { html: 26.4, script: 103.2, total: 165 }],
  // The article with its figures, and the questions with their answers.
  [/-factory/, { html: 20.7, script: 97.5, total: 150 }],
  [/^\/blog\/./, { html: 18.8 }],
  // Their text alone is 6 to 9 KB.
  [/^\/(questions|sample-passport|where-the-law-stands|privacy-policy)$/, { html: 18, total: 144 }],
  [/^\/resources\/(ifc-and-ids|product-passport)-guide$/, { html: 18 }],
  // The questions of the quizzes.
  [/^\/(quiz|check-your-knowledge)/, { script: 102, total: 146 }],
  // The schema that checks a response.
  [/^\/(blog|search|download|document|my-data)\b/, { script: 108.4, total: 160 }],
  // A list of six posts with their excerpts.
  [/^\/blog$/, { html: 14.8 }],
  // The form and its validation.
  [/^\/contact$/, { script: 122.4, total: 166 }],
  // The schema that checks the list, and a picture of each document.
  [/^\/resources$/, { html: 14.7 }],
  [/^\/resources/, { script: 114.6, total: 194.3 }],
  // The form for staff; the editor comes later.
  [/^\/add-post$/, { script: 164.1, total: 207.2 }],
  // Pages for staff, with the schemas that check what they read.
  [/^\/(leads|monday)$/, { script: 129, total: 171 }],
];

/** Sizes by path, because most files belong to many pages. */
const sizes = new Map<string, Promise<number>>();

async function sizeOf(request: APIRequestContext, path: string): Promise<number> {
  // The server may close a connection that is kept alive just when it is used again.
  const response = await request.get(path, { maxRetries: 2 });
  const body = await response.body();
  if (!/text|javascript|json|svg|xml/.test(response.headers()['content-type'] ?? '')) return body.length;
  return brotliCompressSync(body).length;
}

async function weigh(request: APIRequestContext, path: string): Promise<Weight> {
  const html = await (await request.get(path)).text();
  const eagerPictures = [...html.matchAll(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g)];
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)];
  const files = [
    ...(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []),
    ...[...preloads, ...eagerPictures].map(([, file = '']) => file),
  ]
    .map((file) => file.replaceAll('&amp;', '&'))
    // Pictures that other journeys have uploaded do not count: staff/pictures.spec.ts weighs those.
    .filter((file) => !file.includes('/pictures%2F'));
  const weightOf = async (paths: readonly string[]) => {
    const fileSizes = [...new Set(paths)].map((file) => {
      const size = sizes.get(file) ?? sizeOf(request, file);
      sizes.set(file, size);
      return size;
    });
    return (await Promise.all(fileSizes)).reduce((sum, size) => sum + size, 0) / 1024;
  };
  const isScript = (file: string) => file.endsWith('.js');
  const [page, script, rest] = await Promise.all([
    sizeOf(request, path).then((bytes) => bytes / 1024),
    weightOf(files.filter(isScript)),
    weightOf(files.filter((file) => !isScript(file))),
  ]);
  return { html: page, script, total: page + script + rest };
}

test('FAST-01 FAST-02 no page weighs more than its limit', async ({ request }) => {
  for (const path of [...VISITED.map(([visited]) => visited), POST.path]) {
    const weight = await weigh(request, path);
    const heavier = HEAVIER.filter(([paths]) => paths.test(path)).map(([, limit]) => limit);
    const max: Weight = Object.assign({}, MAX, ...heavier);
    for (const part of ['html', 'script', 'total'] as const) {
      expect.soft(weight[part], `KB of ${part} on ${path}`).toBeLessThanOrEqual(max[part]);
    }
  }
});
