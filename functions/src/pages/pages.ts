import { cachingOf } from 'virtual:site';
import shell from 'virtual:site-shell';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { composePage } from '#rendering/page.ts';
import { CACHE_CONTROL } from '../json-response.ts';
import { QuotaError } from '../security/quota.ts';
import { ENDPOINT } from '../settings.ts';
import { requestedUrl } from '../site-urls.ts';
import { RenderedPages, render } from './rendered-pages.ts';

/**
 * For a page that is the same for everyone. If rendering fails, the CDN may serve its stale copy, but only for 15 s, as it does
 * while revalidating, so that an unpublished post always disappears within a minute.
 */
const SHARED_HEADERS = { 'Cache-Control': `${CACHE_CONTROL}, stale-if-error=15` };

/** For a private page: it is never cached or indexed, and the token in its URL is not sent to other sites. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const renderedPages = new RenderedPages();

/**
 * Renders the pages that are rendered on request, as the table of pages says, with the right status and the headers that
 * Hosting sends with files. If rendering fails (status 503), or the caller has had too much rendered (429), the response is the
 * bare app, which loads the data itself.
 */
export const pages = onRequest(
  // A page takes about 20 ms of CPU time; with more concurrency, requests would wait for each other.
  { ...ENDPOINT, memory: '1GiB', maxInstances: 5, concurrency: 20 },
  async (request, response) => {
    const { status, ownHeaders, html } = await pageFor(request.originalUrl).catch(bareApp);
    response.status(status).set(ownHeaders).type('html').send(html);
  },
);

async function pageFor(target: string) {
  const url = requestedUrl(target);
  if (!cachingOf(url).isShared) return { ...(await render(url)), ownHeaders: PRIVATE_HEADERS };
  const { movedTo, ...page } = await renderedPages.get(url);
  return { ...page, ownHeaders: { ...SHARED_HEADERS, ...(movedTo && { Location: movedTo }) } };
}

function bareApp(error: unknown) {
  const isTooMany = error instanceof QuotaError;
  if (!isTooMany) logger.error('A page could not be rendered', error);
  return {
    status: isTooMany ? 429 : 503,
    ownHeaders: { ...PRIVATE_HEADERS, 'Retry-After': isTooMany ? '60' : '10' },
    html: composePage(shell, { head: '', body: '' }),
  };
}
