import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

function reportAsVite(payload: Error): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

test('an error that Vite reports means a missing file, whatever its message', async () => {
  const { isMissingFile, hasMissingFile } = await import('./missing-files.ts');
  const error = new TypeError('Importing a module script failed.');
  expect([isMissingFile(error), hasMissingFile()]).toEqual([false, false]);
  reportAsVite(error);
  expect([isMissingFile(error), hasMissingFile()]).toEqual([true, true]);
});

test.each([new TypeError('Failed to fetch'), 'Failed to fetch', undefined])(
  '%o, which Vite has not reported, does not mean a missing file',
  async (error) => {
    const { isMissingFile } = await import('./missing-files.ts');
    reportAsVite(new TypeError('Importing a module script failed.'));
    expect(isMissingFile(error)).toBe(false);
  },
);
