// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parsedXml } from '../../../tests/feeds/parsed-xml.ts';
import { MOST_PAGES, sitemapXml } from './sitemap-xml.ts';

const CHANGED = new Date('2026-11-21T09:30:00Z');

function aPage(path: string, changed = CHANGED) {
  return { url: new URL(path, 'https://www.example.com').href, changed };
}

test('SEO-02 a sitemap lists each page with its last change', () => {
  const text = sitemapXml([
    aPage('/'),
    aPage('/about'),
    aPage('/blog/one-unit', new Date('2026-10-01T08:00:00Z')),
  ]);
  const { documentElement: root } = parsedXml(text);
  expect([root.localName, root.namespaceURI]).toEqual([
    'urlset',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ]);
  expect([...root.children].flatMap((url) => [...url.children].map(({ localName }) => localName))).toEqual(
    Array(3).fill(['loc', 'lastmod']).flat(),
  );
  expect([...root.children].map((url) => [...url.children].map((one) => one.textContent))).toEqual([
    ['https://www.example.com/', '2026-11-21T09:30:00.000Z'],
    ['https://www.example.com/about', '2026-11-21T09:30:00.000Z'],
    ['https://www.example.com/blog/one-unit', '2026-10-01T08:00:00.000Z'],
  ]);
});

test('SEO-02 a duplicate URL is written once, and one that is too long is omitted', () => {
  const pages = [aPage('/about'), aPage('/about', new Date(0)), aPage(`/blog/${'a'.repeat(2048)}`)];
  const text = sitemapXml(pages);
  expect(text.match(/<loc>/g)).toHaveLength(1);
  expect(text).toContain('2026-11-21');
});

test('SEO-02 a sitemap is cut off after 50,000 pages', () => {
  const pages = Array.from({ length: MOST_PAGES + 10 }, (_, index) => aPage(`/blog/${index}`));
  const text = sitemapXml(pages);
  expect(text.match(/<loc>/g)).toHaveLength(50_000);
  expect(text).toContain('/blog/49999<');
  expect(new TextEncoder().encode(text).length).toBeLessThan(50 * 1024 * 1024);
});
