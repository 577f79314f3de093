import { beforeAll, expect, test, vi } from 'vitest';
import { absoluteUrl, postUrl, requestedUrl } from './site-urls.ts';

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  return () => vi.unstubAllEnvs();
});

test('SEO-02 paths become absolute URLs, and a slug is one path segment', () => {
  expect(absoluteUrl('/rss.xml')).toBe('https://www.example.org/rss.xml');
  expect(postUrl('a/b ?')).toBe('https://www.example.org/blog/a%2Fb%20%3F');
});

test.each([
  ['/', '/', ''],
  ['/blog', '/blog', ''],
  ['/blog?page=2&search=a?b', '/blog', '?page=2&search=a?b'],
  ['/blog/units%20that?', '/blog/units%20that', ''],
])('a request for %s is one for the path %s with the query %j', (target, pathname, search) => {
  expect(requestedUrl(target)).toMatchObject({ origin: 'https://www.example.org', pathname, search });
});

test.each([
  '//evil.example/blog',
  '///evil.example/blog',
  '/\\evil.example/blog',
  '\\\\evil.example/blog',
  '/\t/evil.example/blog',
  'http://evil.example/blog',
  '@evil.example/blog',
  ':443@evil.example/blog',
  '//',
  '',
])('a request for %j stays at the site', (target) => {
  expect(requestedUrl(target).origin).toBe('https://www.example.org');
});
