// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.replaceChildren();
});

function bring(answers: object): void {
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: 'answers' });
  data.append(JSON.stringify(answers));
  document.body.append(data);
}

test('an answer that came with the page serves once', async () => {
  bring({ '/api/posts?page=2': { page: 2 } });
  const { takeAnswer } = await import('./answers-in-page.ts');
  expect(takeAnswer('/api/posts')).toBeUndefined();
  expect(await takeAnswer('/api/posts?page=2')?.json()).toEqual({ page: 2 });
  expect(takeAnswer('/api/posts?page=2')).toBeUndefined();
});

test('a page without answers asks for everything', async () => {
  const { takeAnswer } = await import('./answers-in-page.ts');
  expect(takeAnswer('/api/posts')).toBeUndefined();
});
