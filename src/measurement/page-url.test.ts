// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followPageUrl, measuredUrl } from './page-url.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete window.dataLayer;
});

test.each([
  ['https://a.example/blog?search=secret%20words&page=2', 'https://a.example/blog'],
  ['https://a.example/download?token=e30.e30.c2ln', 'https://a.example/download'],
  ['https://a.example/quiz/testquiz#answers=1203', 'https://a.example/quiz/testquiz'],
  [
    'https://a.example/?utm_source=mail&utm_medium=a&gclid=1&search=x',
    'https://a.example/?utm_source=mail&utm_medium=a&gclid=1',
  ],
])('SAFE-06 %s is measured as %s', (url, measured) => {
  expect(measuredUrl(url)).toBe(measured);
});

test('SAFE-06 the data layer has the measured URL, also after a navigation, and before later listeners run', () => {
  history.replaceState(null, '', '/blog?search=first');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/resources?search=before');
  followPageUrl();
  const newest: unknown[] = [];
  const { pushState } = history;
  // Stands for the tag manager's own listener.
  history.pushState = (...args) => {
    pushState(...args);
    newest.push(window.dataLayer?.at(-1));
  };
  history.pushState(null, '', '/resources?search=second');
  expect(window.dataLayer?.[0]).toEqual({
    page_location: 'http://localhost:3000/blog',
    page_referrer: 'http://localhost:3000/resources',
  });
  expect(newest).toEqual([expect.objectContaining({ page_location: 'http://localhost:3000/resources' })]);
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/first|second|before/);
});
