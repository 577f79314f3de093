import { brotliCompressSync, constants } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { PAGES, POST } from './site-map.ts';

/** The weight of a first visit in KB, as Hosting sends it (brotli for text). */
interface Weight {
  readonly html: number;
  /** The files that the page names: those of the app for this page. What they ask for later is not counted. */
  readonly script: number;
  /** With fonts and pictures that are not lazy. */
  readonly total: number;
}

const MOST: Weight = { html: 38, script: 142, total: 208 };

/** Heavier pages, with reasons. The limits are close to what is measured, which does not depend on the machine. */
const HEAVIER: readonly (readonly [paths: RegExp, limit: Partial<Weight>])[] = [
  // The drawing of the wall, and the carousel with its dates.
  [/^\/$/, { html: 58, script: 157, total: 238 }],
  // The article with its figures, and the questions with their answers.
  [/-factory/, { html: 43, script: 147, total: 212 }],
  // Dates and the schema of a post; the questions of a quiz.
  [/^\/(blog|quiz|check-your-knowledge)\b/, { script: 156, total: 212 }],
  // The form and its validation.
  [/^\/contact$/, { script: 162, total: 217 }],
  // The same, and a picture of each document.
  [/^\/resources/, { script: 172, total: 260 }],
  // The form for staff; the editor comes later.
  [/^\/add-post$/, { script: 190, total: 242 }],
];

/** Sizes by path, because most files belong to many pages. */
const sizes = new Map<string, Promise<number>>();

async function sizeOf(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.get(path);
  const body = await response.body();
  if (!/text|javascript|json|svg|xml/.test(response.headers()['content-type'] ?? '')) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

async function weigh(request: APIRequestContext, path: string): Promise<Weight> {
  const html = await (await request.get(path)).text();
  const pictures = [...html.matchAll(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g)];
  const files = [
    ...(html.match(/\/assets\/[\w.-]+\.js/g) ?? []),
    ...[...html.matchAll(/<link rel="preload" href="([^"]+)"/g), ...pictures].map(([, file = '']) => file),
  ].map((file) => file.replaceAll('&amp;', '&'));
  const sum = async (chosen: readonly string[]) => {
    const all = [...new Set(chosen)].map((file) => {
      const size = sizes.get(file) ?? sizeOf(request, file);
      sizes.set(file, size);
      return size;
    });
    return (await Promise.all(all)).reduce((bytes, each) => bytes + each, 0) / 1024;
  };
  const isScript = (file: string) => file.endsWith('.js');
  const [own, script, rest] = await Promise.all([
    sizeOf(request, path).then((bytes) => bytes / 1024),
    sum(files.filter(isScript)),
    sum(files.filter((file) => !isScript(file))),
  ]);
  return { html: own, script, total: own + script + rest };
}

test('no page weighs more than its limit', async ({ request }) => {
  for (const path of [...Object.keys(PAGES), POST.path]) {
    const weight = await weigh(request, path);
    const limit = Object.assign(
      {},
      MOST,
      ...HEAVIER.filter(([paths]) => paths.test(path)).map(([, most]) => most),
    );
    for (const part of ['html', 'script', 'total'] as const) {
      expect.soft(weight[part], `KB of ${part} on ${path}`).toBeLessThanOrEqual(limit[part]);
    }
  }
});
