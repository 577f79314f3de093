import { cachingOf, renderPage } from 'virtual:site';
import shell from 'virtual:site-shell';
import { composePage } from '#rendering/page.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { isEmulated } from '../settings.ts';
import { withTimeout } from '../with-timeout.ts';
import { areCurrent, PageRequests } from './page-requests.ts';

export interface PageResponse {
  readonly status: number;
  /** In UTF-8. */
  readonly html: Buffer;
  /** The path that the page has moved to, with the status 301. */
  readonly movedTo?: string | undefined;
}

interface RenderedResponse extends PageResponse {
  readonly versions: PageRequests['versions'];
}

/** How long rendering may take. A cold start with 10,000 posts takes about one and a half seconds. */
const RENDER_TIMEOUT_MS = 8000;

/** The memory of a cached page besides its HTML. Redirects have no HTML, but count too: a path has many encodings. */
const OVERHEAD_BYTES = 2048;

/** How long a page is served before its data is checked again, in milliseconds. */
const CHECK_INTERVAL_MS = isEmulated ? 1000 : 5000;

/**
 * Returns the URL with only those query parameters that affect the page, in a fixed order. The browser's URL retains
 * the others, for analytics.
 */
function canonicalUrl(url: URL): URL {
  const canonical = new URL(url.pathname, url);
  for (const key of cachingOf(url).query) {
    for (const value of url.searchParams.getAll(key)) canonical.searchParams.append(key, value);
  }
  return canonical;
}

interface CachedPage {
  readonly page: Promise<RenderedResponse>;
  readonly checkedUntil: number;
  /** 0 while the page is rendered for the first time. */
  bytes: number;
}

/**
 * Caches rendered pages, including those still being rendered, until their data changes. Pages whose data this instance
 * does not hold in memory, such as the list of files, are rendered again after five seconds. 128 MB are enough for
 * about 900 pages. An instance of `pages` has 1 GB, of which it uses 450 MB under load.
 */
export class RenderedPages {
  /** By URL, the least recently used first. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;

  constructor(maxBytes = 128 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  /** @throws Error when the page cannot be rendered; the failure is not cached */
  get(url: URL): Promise<PageResponse> {
    const canonical = canonicalUrl(url);
    const { href } = canonical;
    const cached = this.#pages.get(href);
    const entry = cached && Date.now() < cached.checkedUntil ? cached : this.#renew(canonical, cached);
    this.#pages.delete(href);
    this.#pages.set(href, entry);
    return entry.page;
  }

  #renew(url: URL, cached: CachedPage | undefined): CachedPage {
    const page = renderUnlessCurrent(url, cached?.page);
    const checkedUntil = Date.now() + CHECK_INTERVAL_MS;
    const entry: CachedPage = { page, checkedUntil, bytes: cached?.bytes ?? 0 };
    page.then(
      ({ html }) => {
        entry.bytes = OVERHEAD_BYTES + html.length;
        this.#evictLeastRecentlyUsed();
      },
      () => this.#pages.delete(url.href),
    );
    return entry;
  }

  #evictLeastRecentlyUsed(): void {
    let bytes = [...this.#pages.values()].reduce((sum, page) => sum + page.bytes, 0);
    for (const [href, page] of this.#pages) {
      if (bytes <= this.#maxBytes) return;
      this.#pages.delete(href);
      bytes -= page.bytes;
    }
  }
}

async function renderUnlessCurrent(url: URL, cached: Promise<RenderedResponse> | undefined) {
  const page = await cached;
  return page && (await areCurrent(page.versions)) ? page : render(url);
}

/**
 * How many pages one visitor may have rendered in a minute; pages in memory or in the CDN do not count. An instance renders
 * about 3,000 a minute. In the emulators every request is from the same visitor, who therefore has a higher limit.
 */
const renders = new Quota({ perVisitor: isEmulated ? 1000 : 120, total: Number.POSITIVE_INFINITY });

/**
 * Renders a page without caching it.
 *
 * @throws QuotaError when the caller has had too many rendered
 * @throws Error when its data cannot be read
 */
export async function render(url: URL): Promise<RenderedResponse> {
  if (!renders.take()) throw new QuotaError();
  const requests = new PageRequests();
  const page = await withTimeout(renderPage(url, requests), RENDER_TIMEOUT_MS);
  if (requests.failure !== undefined) throw requests.failure;
  const { versions, responses, destination } = requests;
  const { movedTo, isGone } = destination;
  if (movedTo !== undefined) return { status: 301, movedTo, html: Buffer.of(), versions };
  const html = Buffer.from(composePage(shell, { ...page, responses }));
  return { status: isGone ? 410 : page.status, html, versions };
}
