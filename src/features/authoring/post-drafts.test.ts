// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, type PostDraft, readDrafts } from './post-drafts.ts';

beforeEach(() => localStorage.clear());

function aDraft(id: string, changes: Partial<PostDraft> = {}): PostDraft {
  const entry = {
    title: `Title ${id}`,
    content: '<p>Text</p>',
    authorName: '',
    imageUrl: '',
    categories: '',
  };
  return { id, postId: null, keptAt: 1_800_000_000_000, entry, ...changes };
}

test('ADD-07 drafts are kept apart, the newest first, each in its latest state', () => {
  keepDraft(aDraft('a'));
  keepDraft(aDraft('b', { postId: 'units' }));
  keepDraft(aDraft('a', { keptAt: 1_800_000_000_001 }));
  expect(readDrafts()).toEqual([
    aDraft('a', { keptAt: 1_800_000_000_001 }),
    aDraft('b', { postId: 'units' }),
  ]);
  forgetDraft('a');
  expect(readDrafts()).toEqual([aDraft('b', { postId: 'units' })]);
});

test('ADD-07 of more than five drafts the oldest goes', () => {
  for (const id of 'abcdef') keepDraft(aDraft(id));
  expect(readDrafts().map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each(['nonsense', '[{"id":1}]', '{}', 'null'])('ADD-07 %s in the storage is no draft', (stored) => {
  localStorage.setItem('post-drafts', stored);
  expect(readDrafts()).toEqual([]);
});

test('ADD-07 a browser that keeps nothing says so', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(aDraft('a'))).toBe(false);
  full.mockRestore();
  expect(keepDraft(aDraft('a'))).toBe(true);
});
