import { cachingOf, renderPage } from 'virtual:site';
import shell from 'virtual:site-shell';
import { composePage } from '#rendering/page.ts';
import { isEmulated } from '../settings.ts';
import { withTimeout } from '../with-timeout.ts';
import { PageRequests } from './page-requests.ts';

export interface PageResponse {
  readonly status: number;
  readonly html: string;
}

/** A cold start with 10,000 posts takes about one and a half seconds. */
const RENDER_TIMEOUT_MS = 8000;

/** Long enough to absorb a flood of requests, short enough for changes to show soon, in milliseconds. */
const CACHED_MS = isEmulated ? 1000 : 5000;

/** About 60 KB each. */
const MAX_PAGES = 200;

/**
 * Returns the URL with only those query parameters that affect the page, in a fixed order. The browser's URL retains
 * the others, for analytics.
 */
function canonicalAddress(url: URL): URL {
  const canonical = new URL(url.pathname, url);
  for (const key of cachingOf(url).query) {
    for (const value of url.searchParams.getAll(key)) canonical.searchParams.append(key, value);
  }
  return canonical;
}

/** Caches rendered pages for a few seconds, including those still being rendered. */
export class RenderedPages {
  readonly #pages = new Map<string, { readonly page: Promise<PageResponse>; readonly until: number }>();

  /** @throws Error when the page cannot be rendered, which is not cached */
  get(url: URL): Promise<PageResponse> {
    const canonical = canonicalAddress(url);
    const { href } = canonical;
    const cached = this.#pages.get(href);
    if (cached && Date.now() < cached.until) return cached.page;
    const page = render(canonical);
    this.#pages.delete(href);
    this.#pages.set(href, { page, until: Date.now() + CACHED_MS });
    const [oldest = ''] = this.#pages.keys();
    if (this.#pages.size > MAX_PAGES) this.#pages.delete(oldest);
    page.catch(() => this.#pages.delete(href));
    return page;
  }
}

/** Renders a page without caching it. */
export async function render(url: URL): Promise<PageResponse> {
  const requests = new PageRequests();
  const page = await withTimeout(renderPage(url, requests), RENDER_TIMEOUT_MS);
  if (requests.hasFailed) throw new Error('The data of the page could not be read');
  return { status: page.status, html: composePage(shell, { ...page, responses: requests.responses }) };
}
