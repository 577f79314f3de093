// cspell:ignore xlink
import { afterAll, expect, test, vi } from 'vitest';
import { trustedHtml } from './trusted-html.ts';

vi.stubGlobal('trustedTypes', {
  createPolicy: (_: string, { createHTML }: { createHTML: (text: string) => string | null }) => ({
    createHTML: (text: string) => createHTML(text) ?? '',
  }),
});
afterAll(() => vi.unstubAllGlobals());

test.each([
  '<script>x()</script>',
  '<IMG src="/a" onerror=x()>',
  '<img src="/a"onerror=x()>',
  '<svg/onload=x()>',
  "<p title='>' onclick='x()'>",
  '<base href="/">',
  '<a href="javascript:x()">',
  '<svg><a xlink:href=" javascript:x()">',
  '<iframe srcdoc="">',
  '<p\nonclick=x>',
])('DAY-03 SAFE-06 %j is not shown', (html) => {
  expect(trustedHtml(html)).toBe('');
});

test.each([
  '<p title="on a = b">Turned on = 1</p>',
  '<p title="a onclick=b">x</p>',
  '<a href="/javascript:">&lt;script></a>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<metadata></metadata>',
])('DAY-03 SAFE-06 %j is shown', (html) => {
  expect(trustedHtml(html)).toBe(html);
});
