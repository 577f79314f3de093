import { expect, test, vi } from 'vitest';

const listResources = vi.hoisted(() => vi.fn());
vi.mock('./resource-files.ts', () => ({ listResources }));
vi.mock('virtual:site-paths', () => ({
  default: { pathsByFile: { 'A.pdf': '/resources/a', 'B.pdf': '/resources/b' } },
}));

const { withdrawnPages } = await import('./withdrawn-pages.ts');

test('STAFF-08 the page of a PDF that is no longer in Storage counts as withdrawn, unless Storage does not respond', async () => {
  listResources.mockResolvedValueOnce([{ fileName: 'B.pdf' }, { fileName: 'C.pdf' }]);
  expect(await withdrawnPages()).toEqual(['/resources/a']);
  listResources.mockRejectedValueOnce(new Error('unavailable'));
  expect(await withdrawnPages()).toEqual([]);
});
