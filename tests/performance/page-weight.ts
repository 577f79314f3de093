import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

/** What a first visit to a page costs, in bytes as Hosting sends them (brotli for text) and in requests. */
export interface PageWeight {
  /** Until the app's first script is asked for: all that the reader waits for. */
  readonly beforeIdle: number;
  readonly total: number;
  readonly script: number;
  readonly requests: number;
}

/** What was weighed before: most files belong to many pages. */
const compressed = new Map<string, { body: Buffer; bytes: number }>();

const TEXT = /text|javascript|json|svg|xml/;

/** Opens a page as somebody who was never here, waits until nothing more is asked for, and weighs what came. */
export async function weigh(page: Page, open: () => Promise<unknown>): Promise<PageWeight> {
  const answers: { response: Response; isEarly: boolean }[] = [];
  let isEarly = true;
  page.on('request', (request) => {
    if (isScript(request)) isEarly = false;
  });
  page.on('response', (response) => {
    // The browser's own viewer of documents is made of many files, which are on the machine already.
    if (response.url().startsWith('http')) answers.push({ response, isEarly });
  });
  await open();
  await page.waitForLoadState('networkidle');
  // By address: what was fetched ahead comes from the browser's cache when it is used.
  const files = new Map<string, { isEarly: boolean; isScript: boolean; bytes: number }>();
  for (const { response, isEarly } of answers) {
    const bytes = await bytesOf(response);
    const known = files.get(response.url());
    if (known) known.bytes = Math.max(known.bytes, bytes);
    else files.set(response.url(), { isEarly, isScript: isScript(response.request()), bytes });
  }
  const weights = [...files.values()];
  const sum = (chosen: typeof weights) => chosen.reduce((bytes, each) => bytes + each.bytes, 0);
  return {
    beforeIdle: sum(weights.filter(({ isEarly, isScript }) => isEarly && !isScript)),
    total: sum(weights),
    script: sum(weights.filter(({ isScript }) => isScript)),
    requests: weights.length,
  };
}

/** Scripts that are fetched ahead are of no type yet. */
function isScript(request: Request): boolean {
  return request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');
}

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  if (!TEXT.test(type)) return body.length;
  const known = compressed.get(response.url());
  if (known?.body.equals(body)) return known.bytes;
  const bytes = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  compressed.set(response.url(), { body, bytes });
  return bytes;
}
