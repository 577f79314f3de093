// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type PageData, pageDataElement } from './page-data.ts';

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

/** Opens a page that was rendered with these responses; returns takeEmbeddedResponse of a freshly loaded app. */
async function openPage(responses: PageData['responses']) {
  document.body.innerHTML = pageDataElement({ files: ['/assets/entry.js'], responses });
  const { takeEmbeddedResponse } = await import('./page-data.ts');
  return takeEmbeddedResponse;
}

test('SEO-01 an embedded response is used once', async () => {
  const take = await openPage({ '/api/posts?page=2': { page: 2 }, '/api/posts?latest=5': { posts: [] } });
  expect(take('/api/posts')).toBeUndefined();
  expect(await take('/api/posts?page=2')?.json()).toEqual({ page: 2 });
  expect(take('/api/posts?page=2')).toBeUndefined();
  expect(await take('/api/posts?latest=5')?.json()).toEqual({ posts: [] });
});

test('SEO-01 nothing in the data can close its element', async () => {
  const title = '</script><b id="b">&amp;\u2028<!--<script>';
  const take = await openPage({ '/api/post': { title } });
  expect(document.getElementById('b')).toBeNull();
  expect(document.body.children).toHaveLength(1);
  expect(await take('/api/post')?.json()).toEqual({ title });
});

test('SEO-01 a page that was not prerendered has no data', async () => {
  const { readPageData, takeEmbeddedResponse } = await import('./page-data.ts');
  expect(readPageData()).toBeUndefined();
  expect(takeEmbeddedResponse('/api/posts')).toBeUndefined();
});
