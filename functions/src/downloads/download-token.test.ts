import { beforeEach, expect, test, vi } from 'vitest';

const OLD = `2026-01:${Buffer.alloc(32, 1).toString('base64url')}`;
const NEW = `2026-07:${Buffer.alloc(32, 2).toString('base64url')}`;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;

/** The module with these keys, which it reads once. */
async function withKeys(keys: string) {
  vi.resetModules();
  vi.stubEnv('DOWNLOAD_LINK_KEYS', keys);
  return import('./download-token.ts');
}

beforeEach(() => () => vi.unstubAllEnvs());

test('RES-06 a token gives its file for one hour by the clock, and not a second longer', async () => {
  const { signDownloadToken, verifyDownloadToken } = await withKeys(NEW);
  const token = await signDownloadToken('Żółć 指南.pdf', NOW);
  expect(await verifyDownloadToken(token, NOW)).toBe('Żółć 指南.pdf');
  expect(await verifyDownloadToken(token, NOW + HOUR - 1000)).toBe('Żółć 指南.pdf');
  expect(await verifyDownloadToken(token, NOW + HOUR)).toBeUndefined();
});

test('DOWN-04 after the keys were rotated, links of the previous key are good until the key is taken out', async () => {
  const before = await withKeys(OLD);
  const token = await before.signDownloadToken('guide.pdf', NOW);
  const rotated = await withKeys(`${NEW},${OLD}`);
  expect(await rotated.verifyDownloadToken(token, NOW)).toBe('guide.pdf');
  expect(await rotated.verifyDownloadToken(await rotated.signDownloadToken('a.pdf', NOW), NOW)).toBe('a.pdf');
  const after = await withKeys(NEW);
  expect(await after.verifyDownloadToken(token, NOW)).toBeUndefined();
});

test.each(['', 'key', 'id:short', `:${'a'.repeat(43)}`, `${NEW},`, `${NEW} ${OLD}`])(
  'DOWN-04 the keys %j are refused by name when they are first needed',
  async (keys) => {
    const { signDownloadToken } = await withKeys(keys);
    await expect(async () => signDownloadToken('a.pdf', NOW)).rejects.toThrow('DOWNLOAD_LINK_KEYS');
  },
);
