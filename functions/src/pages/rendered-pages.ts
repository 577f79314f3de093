import { cachingOf, renderPage } from 'virtual:site';
import shell from 'virtual:site-shell';
import { composePage } from '../../../src/rendering/page.ts';
import { inTime } from '../in-time.ts';
import { isEmulated } from '../settings.ts';
import { PageCalls } from './answer-calls.ts';

/** A rendered page as a response. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** A cold start with 10,000 posts takes about one and a half seconds. */
const RENDER_TIMEOUT_MS = 8000;

/** Long enough for a flood of requests, short enough for a change to be seen, in milliseconds. */
const CACHED_MS = isEmulated ? 1000 : 5000;

/** Some 60 KB each. */
const MAX_PAGES = 200;

/**
 * The same address without the keys of its query that change nothing, in one order. The browser's address keeps them, for
 * whoever measures.
 */
function canonicalAddress(url: URL): URL {
  const canonical = new URL(url.pathname, url);
  for (const key of cachingOf(url).query) {
    for (const value of url.searchParams.getAll(key)) canonical.searchParams.append(key, value);
  }
  return canonical;
}

/** Renders a page once in some seconds, for however many requests. */
export class RenderedPages {
  readonly #pages = new Map<string, { readonly page: Promise<RenderedPage>; readonly until: number }>();

  /** @throws Error when the page cannot be rendered, which is not cached */
  get(url: URL): Promise<RenderedPage> {
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

/** Renders a page once, for whoever has its address. */
export async function render(url: URL): Promise<RenderedPage> {
  const calls = new PageCalls();
  const page = await inTime(renderPage(url, calls), RENDER_TIMEOUT_MS);
  if (calls.haveFailed) throw new Error('What the page shows could not be read');
  return { status: page.status, html: composePage(shell, { ...page, responses: calls.responses }) };
}
