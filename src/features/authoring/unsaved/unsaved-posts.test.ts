// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { EMPTY_ENTRY } from '#domain/posts/post-entry.ts';
import { readUnsaved, removeUnsaved, storeUnsaved, type UnsavedPost } from './unsaved-posts.ts';

beforeEach(() => localStorage.clear());

function anUnsavedPost(id: string, changes: Partial<UnsavedPost> = {}): UnsavedPost {
  const entry = { ...EMPTY_ENTRY, title: `Title ${id}`, content: '<p>Text</p>' };
  return { id, postId: null, keptAt: 1_800_000_000_000, entry, ...changes };
}

test('ADD-07 unsaved posts are stored separately, newest first, each in its latest state', () => {
  storeUnsaved(anUnsavedPost('a'));
  storeUnsaved(anUnsavedPost('b', { postId: 'units' }));
  storeUnsaved(anUnsavedPost('a', { keptAt: 1_800_000_000_001 }));
  expect(readUnsaved()).toEqual([
    anUnsavedPost('a', { keptAt: 1_800_000_000_001 }),
    anUnsavedPost('b', { postId: 'units' }),
  ]);
  removeUnsaved('a');
  expect(readUnsaved()).toEqual([anUnsavedPost('b', { postId: 'units' })]);
});

test('ADD-07 beyond five unsaved posts the oldest is dropped', () => {
  for (const id of 'abcdef') storeUnsaved(anUnsavedPost(id));
  expect(readUnsaved().map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each(['nonsense', '[{"id":1}]', 'null'])('ADD-07 %s in storage is not an unsaved post', (stored) => {
  localStorage.setItem('post-drafts', stored);
  expect(readUnsaved()).toEqual([]);
});
