import { beforeEach, expect, test, vi } from 'vitest';
import { listResources } from './resource-files.ts';

const { getFiles, logError } = vi.hoisted(() => ({ getFiles: vi.fn(), logError: vi.fn() }));
vi.mock('../storage.ts', () => ({ bucket: () => ({ getFiles }) }));
vi.mock('firebase-functions', () => ({ logger: { error: logError } }));

const MAX_BYTES = 32 * 1024 * 1024;

beforeEach(() => vi.resetAllMocks());

test('RES-01 a PDF that is too large to be downloaded is not listed, and named in the log', async () => {
  const stored = (name: string, size: number) => ({
    name: `resources/${name}`,
    metadata: { size: String(size), updated: '2026-11-22T10:00:00Z' },
  });
  getFiles.mockResolvedValue([[stored('fits.pdf', MAX_BYTES), stored('large.pdf', MAX_BYTES + 1)]]);
  expect((await listResources()).map(({ fileName }) => fileName)).toEqual(['fits.pdf']);
  expect(logError.mock.calls).toEqual([
    [expect.stringContaining('32 MB'), { fileName: 'large.pdf', sizeInBytes: MAX_BYTES + 1 }],
  ]);
});
