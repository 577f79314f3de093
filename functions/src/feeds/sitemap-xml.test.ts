// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parsedXml, textsOf } from '../../../tests/feeds/parsed-xml.ts';
import { MAX_PAGES, sitemapXml } from './sitemap-xml.ts';

const CHANGED = new Date('2026-11-21T09:30:00Z');

function aPage(path: string, changed = CHANGED) {
  return { url: new URL(path, 'https://www.example.com').href, changed };
}

test('SEO-02 a duplicate URL is written once, and one that is too long is omitted', () => {
  const pages = [aPage('/about'), aPage('/about', new Date(0)), aPage(`/blog/${'a'.repeat(2048)}`)];
  const { documentElement: root } = parsedXml(sitemapXml(pages));
  expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(textsOf(root, 'url')).toEqual(['https://www.example.com/about2026-11-21T09:30:00.000Z']);
});

test('SEO-02 a sitemap is cut off after 50,000 pages', () => {
  const pages = Array.from({ length: MAX_PAGES + 10 }, (_, index) => aPage(`/blog/${index}`));
  const text = sitemapXml(pages);
  expect(text.match(/<loc>/g)).toHaveLength(50_000);
  expect(text).toContain('/blog/49999<');
  expect(new TextEncoder().encode(text).length).toBeLessThan(50 * 1024 * 1024);
});
