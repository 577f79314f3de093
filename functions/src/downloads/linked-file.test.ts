import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ResourceFile } from './resource-files.ts';

const { logError, findResource } = vi.hoisted(() => ({
  logError: vi.fn(),
  findResource: vi.fn<(fileName: string) => Promise<ResourceFile | undefined>>(),
}));
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('./resource-files.ts', () => ({ findResource }));
vi.stubEnv('DOWNLOAD_LINK_KEYS', `test:${Buffer.alloc(32, 7).toString('base64url')}`);

const { signDownloadToken } = await import('./download-token.ts');
const { fileForPage, findLinkedFile } = await import('./linked-file.ts');

const NOW = Date.parse('2026-11-21T10:00:00Z');
const FILE: ResourceFile = { sizeInBytes: 1, etag: '"1"', read: vi.fn() };
const good = await signDownloadToken('guide.pdf', NOW);
const expired = await signDownloadToken('guide.pdf', NOW - 3_600_000);
const altered = `${good.slice(0, -5)}${good.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA'}`;

beforeEach(() => {
  findResource.mockReset().mockResolvedValue(FILE);
  logError.mockReset();
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('DOWN-02 a valid token resolves to its file without reading it', async () => {
  expect(await findLinkedFile(good, NOW)).toEqual({ state: 'found', fileName: 'guide.pdf', file: FILE });
  expect(await fileForPage(good, NOW)).toEqual({ status: 'ready', fileName: 'guide.pdf' });
  expect(FILE.read).not.toHaveBeenCalled();
});

test('DOWN-03 a deleted file resolves to its name only', async () => {
  findResource.mockResolvedValue(undefined);
  expect(await findLinkedFile(good, NOW)).toEqual({ state: 'missing', fileName: 'guide.pdf' });
  expect(await fileForPage(good, NOW)).toEqual({ status: 'unavailable', fileName: 'guide.pdf' });
});

test.each([
  ['no token', ''],
  ['garbage', 'a.b.c'],
  ['an expired token', expired],
  ['an altered signature', altered],
])('DOWN-04 for %s Storage is not called', async (_, token) => {
  expect(await findLinkedFile(token, NOW)).toEqual({ state: 'refused' });
  expect(await fileForPage(token, NOW)).toEqual({ status: 'refused' });
  expect(findResource).not.toHaveBeenCalled();
});

test('DOWN-01 a missing token is refused', async () => {
  expect(await findLinkedFile(undefined, NOW)).toEqual({ state: 'refused' });
});

test('DOWN-03 when Storage cannot be reached the page shows a failure and the error is logged', async () => {
  const failure = new Error('unreachable');
  findResource.mockRejectedValue(failure);
  await expect(findLinkedFile(good, NOW)).rejects.toBe(failure);
  expect(await fileForPage(good, NOW)).toEqual({ status: 'failed' });
  expect(logError).toHaveBeenCalledExactlyOnceWith('A file could not be looked up', failure);
});
