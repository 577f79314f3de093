import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { relatedTo } from '../../src/domain/posts/related-posts.ts';
import { cachingOf, renderPage } from '../../src/rendering/entry-server.tsx';
import { aPublishedPost } from '../../tests/factories/post.ts';

const SITE = 'https://www.example.com';
const POST = aPublishedPost({
  slug: 'units',
  title: 'Units & <more>',
  image: 'https://storage.test/units.svg',
});

/** Responds after a delay, as a database would, with POST, or with the posts related to it, of which there are none. */
async function request(path: string): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { pathname, searchParams } = new URL(path, SITE);
  if (pathname !== '/api/post') return Response.json(relatedTo([], POST.slug));
  return Response.json({ post: searchParams.get('slug') === POST.slug ? POST : null });
}

const render = (path: string) => renderPage(new URL(path, SITE), { request });

test('SEO-01 the tags of a page are in its head, and none of them in its body', async () => {
  const { status, head, body, modules } = await render('/about');
  expect(status).toBe(200);
  expect(
    head.startsWith(`<title>About us | ${escapeHtml(site.name)}</title><meta name="description" content="`),
  ).toBe(true);
  expect(head).toContain('<link rel="canonical" href="');
  expect(body).not.toMatch(/<title>|<meta|rel="canonical"/);
  expect(body).toContain('Consultants for construction product data');
  expect(modules).toEqual(['src/features/about/about-screen.tsx']);
});

test('SEO-01 SEO-03 the head of a post is rendered after the post has loaded', async () => {
  const { status, head } = await render('/blog/units');
  expect(status).toBe(200);
  expect(head).toContain(`<title>Units &amp; &lt;more&gt; | ${escapeHtml(site.name)}</title>`);
  expect(head).not.toContain('Loading');
  expect(head).toContain('"@type":"BlogPosting"');
  expect(head).toMatch(/"position":3,"name":"Units \\u0026 \\u003cmore\\u003e","item":"[^"]+\/blog\/units"/);
});

test('LIVE-05 the cover of a post has its size and is loaded at once, with high priority', async () => {
  const { body } = await render('/blog/units');
  expect(body).toMatch(/<img [^>]*width="1200" height="750"[^>]*loading="eager"[^>]*fetchPriority="high"/);
});

test.each(['/blog/nothing', '/career/nothing', '/nothing', '/no/such/page'])(
  'ROUTE-02 POST-02 %s has the status 404 and no structured data',
  async (path) => {
    const { status, head } = await render(path);
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('ld+json');
  },
);

test('SEO-01 pages that are rendered concurrently do not mix up their heads', async () => {
  const titles = await Promise.all(
    ['/blog/units', '/about', '/blog/nothing', '/career'].map(async (path) => {
      const { head } = await render(path);
      return /<title>(.*?) \|/.exec(head)?.[1];
    }),
  );
  expect(titles).toEqual(['Units &amp; &lt;more&gt;', 'About us', 'Post not found', 'Careers']);
});

test.each([
  ['/blog', true, ['page', 'category', 'search']],
  ['/blog/units', true, []],
  ['/blog/category/bim', true, ['page']],
  ['/resources', true, ['file', 'search']],
  ['/search', true, ['q']],
  ['/download', false, ['token']],
  ['/preview', false, ['token']],
  ['/blogs', false, []],
  ['/resources-of-others', false, []],
  ['/about', false, []],
] as const)(
  'DOWN-04 SAFE-02 the page %s may be cached for all visitors: %s; the keys of its query that count: %j',
  (path, isShared, query) => {
    expect(cachingOf(new URL(path, SITE))).toEqual({ isShared, query });
  },
);
