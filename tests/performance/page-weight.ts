import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

/** The weight of a first visit to a page, in bytes as sent by Hosting (brotli for text), and the number of requests. */
export interface PageWeight {
  /** Bytes before the app's first script is requested: everything that the reader waits for. */
  readonly beforeIdle: number;
  readonly total: number;
  readonly script: number;
  readonly requests: number;
}

/** Cached sizes, because most files belong to many pages. */
const compressed = new Map<string, { body: Buffer; bytes: number }>();

const TEXT = /text|javascript|json|svg|xml/;

/** Opens a page as a new visitor, waits until the network is idle, and adds up the responses. */
export async function weigh(page: Page, open: () => Promise<unknown>): Promise<PageWeight> {
  const responses: { response: Response; isEarly: boolean }[] = [];
  let isEarly = true;
  page.on('request', (request) => {
    if (isScript(request)) isEarly = false;
  });
  page.on('response', (response) => {
    // Excludes the files of the browser's built-in document viewer.
    if (response.url().startsWith('http')) responses.push({ response, isEarly });
  });
  await open();
  await page.waitForLoadState('networkidle');
  // By URL, because preloaded files are requested again from the browser's cache when used.
  const files = new Map<string, { isEarly: boolean; isScript: boolean; bytes: number }>();
  for (const { response, isEarly } of responses) {
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

/** Preloaded scripts do not have a resource type yet. */
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
