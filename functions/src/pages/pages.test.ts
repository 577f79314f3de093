import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PostResponse } from '#domain/posts/post-responses.ts';
import type { Caching, RenderPage } from '#rendering/page.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';
import { aDownloadToken } from '../../../tests/factories/download-token.ts';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import type { IndexedPost } from '../posts/snapshot.ts';

/** How pages are cached; scripts/build/render-page.test.ts shows that the table of pages says the same. */
const CACHING: Record<string, Caching> = {
  '/blog': { isShared: true, query: ['page', 'category', 'search'] },
  '/blog/units': { isShared: true, query: [] },
  '/blog/ifc': { isShared: true, query: [] },
  '/blog/etim': { isShared: true, query: [] },
  '/blog/revit': { isShared: true, query: [] },
  '/resources': { isShared: true, query: ['file', 'search'] },
  '/download': { isShared: false, query: ['token'] },
};

const { logError, currentPosts, findIndexed, findPostOrRedirect, listResources, renderPage } = vi.hoisted(
  () => ({
    logError: vi.fn(),
    currentPosts: vi.fn<() => Promise<IndexedPost[]>>(),
    findIndexed: vi.fn<(slug: string) => Promise<Pick<IndexedPost, 'changed'> | undefined>>(),
    findPostOrRedirect: vi.fn<(slug: string) => Promise<PostResponse>>(),
    listResources: vi.fn<() => Promise<[]>>(),
    renderPage: vi.fn<RenderPage>(),
  }),
);
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('virtual:site', () => ({ renderPage, cachingOf: ({ pathname }: URL) => CACHING[pathname] }));
vi.mock('virtual:site-headers', () => ({ default: { 'Referrer-Policy': 'strict-origin' } }));
vi.mock('virtual:site-shell', async () => {
  const { indexShell } = await import('../../../tests/index-shell.ts');
  return { default: indexShell };
});
vi.mock('virtual:search-entries', () => ({ default: [] }));
vi.mock('virtual:site-paths', () => ({ default: { pathsByFile: {} } }));
vi.mock('../posts/current-posts.ts', () => ({ currentPosts, findIndexed }));
vi.mock('../posts/addresses.ts', () => ({ findPostOrRedirect }));
vi.mock('../downloads/resource-files.ts', () => ({ listResources }));

const { pages } = await import('./pages.ts');
const { RenderedPages } = await import('./rendered-pages.ts');

const served = serveDuringTests('pages', pages);

/** Responds in place of the function `download`, to which `pages` sends requests. */
const getDownload = vi.fn<(target: string) => { readonly status: number; readonly attachment?: true }>();
const site = createServer(({ method, url = '' }, response) => {
  const { status, attachment } = getDownload(`${method} ${url}`);
  if (attachment) response.setHeader('Content-Disposition', 'attachment; filename="guide.pdf"');
  response.writeHead(status).end();
});

const tokenUntil = (day: string) => aDownloadToken({ exp: Date.parse(day) / 1000, fileName: 'guide.pdf' });
const token = tokenUntil('2100-01-01');

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SITE_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  return () => void site.close();
});
beforeEach(() => {
  logError.mockReset();
  listResources.mockReset().mockResolvedValue([]);
  getDownload.mockReset().mockReturnValue({ status: 200, attachment: true });
  // Lets pages cached by other tests expire.
  vi.setSystemTime(Date.now() + 60_000);
  // Like a screen whose loader requests the API of the same name.
  renderPage.mockReset().mockImplementation(async ({ pathname, search }, context) => {
    await context?.request(`/api${pathname}${search}`);
    return { status: 200, head: '<title>T</title>', body: '<h1>T</h1>', modules: [] };
  });
});

async function open(path: string) {
  const response = await fetch(new URL(path, served.url));
  const html = await response.text();
  const [, json] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  const responses: Record<string, unknown> = json ? JSON.parse(json).responses : {};
  const [cacheControl, referrer] = ['cache-control', 'referrer-policy'].map((name) =>
    response.headers.get(name),
  );
  return { status: response.status, cacheControl, referrer, html, responses };
}

test.each([
  ['ready', { status: 200, attachment: true }],
  ['unavailable', { status: 404 }],
  ['refused', { status: 401 }],
  ['failed', { status: 502 }],
] as const)(
  'DOWN-03 DAY-06 the page of a link says that it is %s, as the function download responds, and is not cached',
  async (expected, response) => {
    getDownload.mockReturnValue(response);
    const { responses, ...page } = await open(`/download?token=${token}`);
    expect(page).toMatchObject({ status: 200, cacheControl: 'no-store', referrer: 'no-referrer' });
    expect(page.html).toContain('<h1>T</h1>');
    expect(responses).toEqual({ [`/api/download?token=${token}`]: { status: expected } });
    expect(getDownload).toHaveBeenCalledExactlyOnceWith(`HEAD /api/download?token=${token}`);
  },
);

test.each(['', '?token=', '?token=a.b.c', `?token=${tokenUntil('2000-01-01')}`])(
  'DOWN-04 the page of /download%s says that the link is refused, without a request to the function download',
  async (query) => {
    const { responses, ...page } = await open(`/download${query}`);
    expect(page).toMatchObject({ status: 200, cacheControl: 'no-store', referrer: 'no-referrer' });
    expect(responses).toEqual({ [`/api/download${query}`]: { status: 'refused' } });
    expect(getDownload).not.toHaveBeenCalled();
  },
);

test('DOWN-03 when the function download does not respond, the page of a link is still rendered', async () => {
  getDownload.mockImplementation(() => {
    site.closeAllConnections();
    return { status: 200 };
  });
  const { responses, ...page } = await open(`/download?token=${token}`);
  expect(page).toMatchObject({ status: 200, cacheControl: 'no-store' });
  expect(Object.values(responses)).toEqual([{ status: 'failed' }]);
  expect(logError).toHaveBeenCalledOnce();
});

test('SEO-01 a shared page is cached for 15 seconds, with the headers of the site', async () => {
  const { cacheControl, referrer, responses } = await open('/resources');
  expect([cacheControl, referrer]).toEqual([
    'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=15',
    'strict-origin',
  ]);
  expect(responses).toEqual({ '/api/resources': { resources: [] } });
});

test.each([`/blog/../download?token=${token}`, `//download?token=${token}`])(
  'DOWN-04 the page of %s is not cached',
  async (path) => {
    // Sends the raw path, which fetch would normalise.
    const response = await rawGet(path);
    expect(response).toMatch(/^cache-control: no-store$/im);
    expect(response).toMatch(/^referrer-policy: no-referrer$/im);
  },
);

test.each(['/resources', `/download?token=${token}`])(
  'SEO-01 SAFE-02 when %s cannot be rendered the response is the bare app, not cached',
  async (path) => {
    renderPage.mockRejectedValue(new Error('a screen is broken'));
    expect(await open(path)).toMatchObject({
      status: 503,
      cacheControl: 'no-store',
      html: expect.stringContaining('<div id="root"></div>'),
    });
    expect(logError).toHaveBeenCalledExactlyOnceWith('A page could not be rendered', expect.any(Error));
  },
);

test('SAFE-02 a page is rendered once for concurrent requests, whatever irrelevant query parameters they have', async () => {
  renderPage.mockResolvedValue({ status: 200, head: '', body: '<h1>T</h1>', modules: [] });
  const paths = Array.from({ length: 20 }, (_, n) => `/blog/units?x=${n}&utm_source=${n}`);
  await Promise.all(paths.map(open));
  await open('/blog/units');
  expect(renderPage).toHaveBeenCalledOnce();
  expect(renderPage.mock.lastCall?.[0].search).toBe('');
  renderPage.mockClear();
  await open('/blog?utm_source=mail&search=units&page=2');
  await open('/blog?page=2&search=units');
  await open('/blog?page=3&search=units');
  expect(renderPage.mock.calls.map(([url]) => url.search)).toEqual([
    '?page=2&search=units',
    '?page=3&search=units',
  ]);
});

test('DAY-01 after 120 renders in a minute a caller is refused, without an error in the log; others get their pages', async () => {
  renderPage.mockResolvedValue({ status: 200, head: '', body: '<h1>T</h1>', modules: [] });
  const search = async (number: number, visitor: string) => {
    const forwardedFor = [`192.0.2.${number}`, visitor, '104.198.56.253']; // Forged, then the visitor's, then Hosting's.
    const headers = { 'x-forwarded-for': forwardedFor.join(', ') };
    return (await fetch(`${served.url}blog?search=${number}`, { headers })).status;
  };
  for (let number = 0; number < 120; number++) expect(await search(number, '203.0.113.1')).toBe(200);
  expect(await search(120, '203.0.113.1')).toBe(429);
  expect(await search(119, '203.0.113.1')).toBe(200);
  expect(await search(120, '203.0.113.2')).toBe(200);
  expect(logError).not.toHaveBeenCalled();
});

test('DATA-01 a rendered page is served from memory for five seconds', async () => {
  const opened = Date.now();
  await open('/resources');
  vi.setSystemTime(opened + 4999);
  await open('/resources');
  expect(renderPage).toHaveBeenCalledOnce();
  vi.setSystemTime(opened + 5000);
  await open('/resources');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

describe('a post', () => {
  const post = anIndexedPost({ slug: 'ifc' });
  const HOUR_MS = 3_600_000;

  beforeEach(() => {
    currentPosts.mockReset().mockResolvedValue([post]);
    findIndexed.mockReset().mockResolvedValue(post);
    findPostOrRedirect.mockReset().mockResolvedValue({ post: null });
    renderPage.mockImplementation(async (_, context) => {
      await Promise.all([context?.request('/api/post?slug=ifc'), context?.request('/api/posts?latest=3')]);
      return { status: 200, head: '', body: '', modules: [] };
    });
  });

  async function countRenders(visits: number): Promise<number> {
    renderPage.mockClear();
    for (let visit = 0; visit < visits; visit++) {
      await open('/blog/ifc');
      vi.setSystemTime(Date.now() + HOUR_MS);
    }
    return renderPage.mock.calls.length;
  }

  test('FAST-03 its page is rendered once per change of the post or of the posts that it lists, and after a failure', async () => {
    vi.setSystemTime(Date.now() + HOUR_MS);
    await countRenders(1);
    expect(await countRenders(10)).toBe(0);
    findIndexed.mockResolvedValue({ ...post, changed: post.changed + 1 });
    expect(await countRenders(10)).toBe(1);
    currentPosts.mockResolvedValue([anIndexedPost({ title: 'Another' }), post]);
    expect(await countRenders(10)).toBe(1);
    currentPosts.mockRejectedValueOnce(new Error('no snapshot'));
    expect((await open('/blog/ifc')).status).toBe(503);
    expect(await countRenders(10)).toBe(1);
  });

  test('DAY-01 a cached search is not searched again to see whether it has changed: the snapshot tells', async () => {
    renderPage.mockImplementation(async (_, context) => {
      await context?.request('/api/posts?search=ifc');
      return { status: 200, head: '', body: '', modules: [] };
    });
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await countRenders(10)).toBe(1);
    currentPosts.mockResolvedValue([post]); // The same post in another snapshot.
    expect(await countRenders(10)).toBe(1);
  });

  test('STAFF-04 an old address responds with a 301 that drops the query, that of a deleted post with a 410; both are cached like pages', async () => {
    vi.setSystemTime(Date.now() + HOUR_MS);
    renderPage.mockImplementation(async (_, context) => {
      await context?.request('/api/post?slug=ifc');
      return { status: 404, head: '', body: '<h1>Withdrawn</h1>', modules: [] };
    });
    findIndexed.mockResolvedValue(undefined);
    findPostOrRedirect.mockResolvedValue({ post: null, movedTo: '/blog/ifc-5' });
    const moved = await fetch(`${served.url}blog/ifc?utm_source=mail`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/ifc-5']);
    const cacheControl = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=15';
    expect(moved.headers.get('cache-control')).toBe(cacheControl);
    findPostOrRedirect.mockResolvedValue({ post: null, isGone: true });
    vi.setSystemTime(Date.now() + HOUR_MS);
    const { status, html, ...gone } = await open('/blog/ifc');
    expect([status, gone.cacheControl]).toEqual([410, cacheControl]);
    expect(html).toContain('<h1>Withdrawn</h1>');
  });

  test.each([
    ['pages', 110_000, undefined],
    ['redirects', 6000, '/blog/moved'],
  ])(
    'FAST-03 DAY-01 the %s in memory have a limit in bytes: the least recently used is rendered again',
    async (_, bytesOfTwo, movedTo) => {
      const pages = new RenderedPages(bytesOfTwo);
      findPostOrRedirect.mockResolvedValue({ post: null, ...(movedTo && { movedTo }) });
      renderPage.mockImplementation(async (_, context) => {
        await context?.request('/api/post?slug=ifc');
        return { status: 200, head: '', body: 'x'.repeat(40_000), modules: [] };
      });
      for (const slug of ['ifc', 'etim', 'ifc', 'revit', 'ifc', 'etim']) {
        await pages.get(new URL(`https://www.example.org/blog/${slug}`));
      }
      const rendered = renderPage.mock.calls.map(([{ pathname }]) => pathname.replace('/blog/', ''));
      expect(rendered).toEqual(['ifc', 'etim', 'revit', 'etim']);
    },
  );
});

async function rawGet(path: string): Promise<string> {
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
