import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ResourceFile } from './resource-files.ts';

const { findResource } = vi.hoisted(() => ({
  findResource: vi.fn<(fileName: string) => Promise<ResourceFile | undefined>>(),
}));
vi.mock('./resource-files.ts', () => ({ findResource }));
vi.stubEnv('DOWNLOAD_LINK_KEYS', `test:${Buffer.alloc(32, 7).toString('base64url')}`);

const { signDownloadToken } = await import('./download-token.ts');
const { findLinkedFile } = await import('./linked-file.ts');

const NOW = Date.parse('2026-11-21T10:00:00Z');
const FILE: ResourceFile = { sizeInBytes: 1, etag: '"1"', read: vi.fn() };
const good = await signDownloadToken('guide.pdf', NOW);
const expired = await signDownloadToken('guide.pdf', NOW - 3_600_000);
const altered = `${good.slice(0, -5)}${good.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA'}`;

beforeEach(() => {
  findResource.mockReset().mockResolvedValue(FILE);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('DOWN-02 DOWN-03 a valid token resolves to its file without reading it, or to nothing if that was deleted', async () => {
  expect(await findLinkedFile(good, NOW)).toEqual({ state: 'found', fileName: 'guide.pdf', file: FILE });
  expect(FILE.read).not.toHaveBeenCalled();
  findResource.mockResolvedValue(undefined);
  expect(await findLinkedFile(good, NOW)).toEqual({ state: 'missing' });
});

test.each([
  ['no token', undefined],
  ['an empty token', ''],
  ['garbage', 'a.b.c'],
  ['an expired token', expired],
  ['an altered signature', altered],
])('DOWN-01 DOWN-04 for %s Storage is not called', async (_, token) => {
  expect(await findLinkedFile(token, NOW)).toEqual({ state: 'refused' });
  expect(findResource).not.toHaveBeenCalled();
});
