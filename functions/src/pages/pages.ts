import { renderPage } from 'virtual:site';
import headers from 'virtual:site-headers';
import shell from 'virtual:site-shell';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { composePage } from '../../../src/rendering/page.ts';
import { CACHE_CONTROL } from '../answer.ts';
import { inTime } from '../in-time.ts';
import { ENDPOINT, secrets } from '../settings.ts';
import { requestedAddress } from '../site-address.ts';
import { PageCalls } from './answer-calls.ts';

/** The app says itself what is wrong. A cold start with 10,000 posts takes about one and a half seconds. */
const PAGE_PATIENCE_MS = 8000;

/** Pages that are the same for everybody. */
const SHARED = /^\/(blog|resources)(\/|$)/;

/** Such a page may be shown for a day where it cannot be rendered. */
const FOR_ALL = { 'Cache-Control': `${CACHE_CONTROL}, stale-if-error=86400` };

/** Another one is for whoever has its address: nobody keeps it, and no site learns of the token in the address. */
const FOR_ONE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * Answers /blog, /blog/{slug}, /resources and /download with the page as its screen renders it, with the status that a
 * direct request should get and the headers that Hosting gives to files. When that fails the visitor still gets the app,
 * which shows what it finds.
 */
export const pages = onRequest(
  { ...ENDPOINT, ...secrets('DOWNLOAD_LINK_KEYS'), memory: '1GiB' },
  async (request, response) => {
    const { status, ownHeaders, html } = await pageFor(request.originalUrl).catch(unrendered);
    response
      .status(status)
      .set({ ...headers, ...ownHeaders })
      .type('html')
      .send(html);
  },
);

async function pageFor(target: string) {
  const url = requestedAddress(target);
  const calls = new PageCalls();
  const page = await inTime(renderPage(url, calls), PAGE_PATIENCE_MS);
  if (calls.haveFailed) throw new Error('What the page shows could not be read');
  const ownHeaders: Record<string, string> = SHARED.test(url.pathname) ? FOR_ALL : FOR_ONE;
  return {
    status: page.status,
    ownHeaders,
    html: composePage(shell, { ...page, responses: calls.responses }),
  };
}

function unrendered(error: unknown) {
  logger.error('A page could not be rendered', error);
  return {
    status: 200,
    ownHeaders: FOR_ONE,
    html: composePage(shell, { head: '', body: '' }),
  };
}
