import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { tagManagerTexts } from './tag-manager-snippet.ts';

afterEach(() => vi.unstubAllGlobals());

test('MKT-01 the texts are all that react-gtm-module writes into the page', async () => {
  const { window } = new JSDOM('<head></head><body></body>', { url: 'https://www.example.org' });
  vi.stubGlobal('document', window.document);
  const write = vi.spyOn(window.Element.prototype, 'innerHTML', 'set');
  const { default: TagManager } = await import('react-gtm-module');
  TagManager.initialize({ gtmId: 'GTM-DEMO' });
  const { snippet = '', unused = [] } = tagManagerTexts({ tagManagerId: 'GTM-DEMO' }) ?? {};
  expect(new Set(write.mock.calls.flat())).toEqual(new Set([snippet, ...unused]));
  expect(window.document.querySelector('script')?.textContent).toBe(snippet);
  expect(snippet).toContain('GTM-DEMO');
});

test('MKT-01 without a container there is no text', () => {
  expect(tagManagerTexts({})).toBeUndefined();
});
