import { beforeEach, expect, test, vi } from 'vitest';
import { findResource, listResources } from './resource-files.ts';

const { getFiles, getMetadata, logError } = vi.hoisted(() => ({
  getFiles: vi.fn(),
  getMetadata: vi.fn(),
  logError: vi.fn(),
}));
vi.mock('../storage.ts', () => ({
  bucket: () => ({ name: 'a.test', getFiles, file: () => ({ getMetadata }) }),
}));
vi.mock('firebase-functions/logger', () => ({ error: logError }));

const MAX_BYTES = 32 * 1024 * 1024;

beforeEach(() => vi.resetAllMocks());

test('RES-01 a PDF that is too large to be downloaded is named in the log instead of being listed', async () => {
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

test('STAFF-08 the date of a PDF is that of its upload, and its fields are those that owners have set', async () => {
  vi.useFakeTimers({ now: Date.now() + 30_000 }); // Expires the list that another test has cached.
  const [dateAdded, featuredAt] = ['2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z'];
  const setByOwners = { thumbnail: 'a.webp', featuredAt, other: 'x' };
  const metadata = { size: '1', timeCreated: dateAdded, updated: featuredAt, metadata: setByOwners };
  getFiles.mockResolvedValue([[{ name: 'resources/a.pdf', metadata }]]);
  expect(await listResources()).toMatchObject([
    {
      dateAdded,
      featuredAt,
      thumbnail: expect.stringMatching(/\/v0\/b\/a\.test\/o\/thumbnails%2Fa\.webp\?alt=media$/),
    },
  ]);
  vi.useRealTimers();
});

test('DAY-01 Storage is listed once in 20 s, however many visitors request the list', async () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 }); // Expires the lists that other tests have cached.
  getFiles.mockResolvedValue([[]]);
  for (let call = 0; call < 20; call++) await Promise.all([listResources(), listResources()]);
  expect(getFiles).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('RES-07 a PDF that is too large to be downloaded is not found, so no link to it is mailed', async () => {
  getMetadata.mockResolvedValueOnce([{ size: String(MAX_BYTES), etag: 'a' }]);
  expect(await findResource('fits.pdf')).toMatchObject({ sizeInBytes: MAX_BYTES });
  getMetadata.mockResolvedValueOnce([{ size: String(MAX_BYTES + 1), etag: 'a' }]);
  expect(await findResource('large.pdf')).toBeUndefined();
  expect(logError).toHaveBeenCalledOnce();
});
