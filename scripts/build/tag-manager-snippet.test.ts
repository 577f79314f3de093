import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { tagManagerTexts } from './tag-manager-snippet.ts';

afterEach(() => vi.unstubAllGlobals());

test('MKT-01 the texts are those that react-gtm-module writes into the page', async () => {
  const { document } = new JSDOM('<head></head><body></body>', { url: 'https://www.example.org' }).window;
  vi.stubGlobal('document', document);
  const { default: TagManager } = await import('react-gtm-module');
  TagManager.initialize({ gtmId: 'GTM-DEMO' });
  const { snippet, frame } = tagManagerTexts({ tagManagerId: 'GTM-DEMO' }) ?? {};
  expect(document.querySelector('script')?.textContent).toBe(snippet);
  const { textContent, innerHTML } = document.querySelector('noscript') ?? {};
  expect((textContent || innerHTML)?.startsWith(frame ?? 'none')).toBe(true);
  expect(frame).toMatch(/GTM-DEMO$/);
});

test('MKT-01 without a container there is no text', () => {
  expect(tagManagerTexts({})).toBeUndefined();
});
