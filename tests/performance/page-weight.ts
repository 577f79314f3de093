import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a first visit to a page costs, in bytes as Hosting sends them (brotli for text) and in requests. */
export interface PageWeight {
  /** Until the app's first script is asked for: all that the reader waits for. */
  readonly beforeIdle: number;
  readonly total: number;
  readonly script: number;
  readonly requests: number;
}

const TEXT = /text|javascript|json|svg|xml/;

/** Opens a page as somebody who was never here, waits until nothing more is asked for, and weighs what came. */
export async function weigh(page: Page, open: () => Promise<unknown>): Promise<PageWeight> {
  const answers: { response: Response; isEarly: boolean }[] = [];
  let isEarly = true;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') isEarly = false;
  });
  page.on('response', (response) => {
    // The browser's own viewer of documents is made of many files, which are on the machine already.
    if (response.url().startsWith('http')) answers.push({ response, isEarly });
  });
  await open();
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all(
    answers.map(async ({ response, isEarly }) => ({
      isEarly,
      isScript: response.request().resourceType() === 'script',
      bytes: await bytesOf(response),
    })),
  );
  const sum = (chosen: typeof weights) => chosen.reduce((bytes, each) => bytes + each.bytes, 0);
  return {
    beforeIdle: sum(weights.filter(({ isEarly, isScript }) => isEarly && !isScript)),
    total: sum(weights),
    script: sum(weights.filter(({ isScript }) => isScript)),
    requests: weights.length,
  };
}

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  if (!TEXT.test(type)) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
