import { cachingOf } from 'virtual:site';
import headers from 'virtual:site-headers';
import shell from 'virtual:site-shell';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { composePage } from '../../../src/rendering/page.ts';
import { CACHE_CONTROL } from '../answer.ts';
import { ENDPOINT, secrets } from '../settings.ts';
import { requestedAddress } from '../site-address.ts';
import { RenderedPages, render } from './rendered-pages.ts';

/** A page that is the same for everybody may be shown for a day where it cannot be rendered. */
const FOR_ALL = { 'Cache-Control': `${CACHE_CONTROL}, stale-if-error=86400` };

/** Another one is for whoever has its address: nobody keeps it, and no site learns of the token in the address. */
const FOR_ONE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

const renderedPages = new RenderedPages();

/**
 * Responds to /blog, /blog/{slug}, /resources and /download with the page as its screen renders it, with the status that
 * a direct request should get and the headers that Hosting gives to files. When that fails the visitor gets the app with
 * the status 503, and it shows what it finds.
 */
export const pages = onRequest(
  // A page takes some 20 ms of processor time: more at a time would wait for each other.
  { ...ENDPOINT, ...secrets('DOWNLOAD_LINK_KEYS'), memory: '1GiB', concurrency: 20 },
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
  if (!cachingOf(url).isShared) return { ...(await render(url)), ownHeaders: FOR_ONE };
  return { ...(await renderedPages.get(url)), ownHeaders: FOR_ALL };
}

function unrendered(error: unknown) {
  logger.error('A page could not be rendered', error);
  return {
    status: 503,
    ownHeaders: { ...FOR_ONE, 'Retry-After': '10' },
    html: composePage(shell, { head: '', body: '' }),
  };
}
