import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPictureUrl } from './own-picture.ts';

const { fetchPicture, exists, save, warn } = vi.hoisted(() => ({
  fetchPicture: vi.fn(),
  exists: vi.fn(),
  save: vi.fn(),
  warn: vi.fn(),
}));
vi.mock('./fetch-picture.ts', () => ({ fetchPicture }));
vi.mock('../storage.ts', () => ({ bucket: () => ({ name: 'site.test', file: () => ({ exists, save }) }) }));
vi.mock('firebase-functions/logger', () => ({ warn }));

const FOREIGN = 'https://pictures.example/a.png';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  fetchPicture.mockReset().mockResolvedValue({ type: 'image/png', bytes: Buffer.from('a') });
  exists.mockReset().mockResolvedValue([false]);
  save.mockReset().mockResolvedValue(undefined);
  warn.mockReset();
});
afterEach(() => vi.unstubAllEnvs());

test.each([
  '/images/post-default.svg',
  'https://www.example.org/images/a.png',
  'https://firebasestorage.googleapis.com/v0/b/site.test/o/posts%2Fa.png?alt=media',
])('SAFE-04 the picture %s stays where it is', async (url) => {
  expect(await ownPictureUrl(url)).toBe(url);
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('SAFE-04 a picture of another site is copied into Storage, once', async () => {
  const copy = await ownPictureUrl(FOREIGN);
  expect(copy).toMatch(
    /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/site\.test\/o\/posts%2Fcopy-[0-9a-f]{64}\?alt=media$/,
  );
  expect(save.mock.lastCall?.[1]).toMatchObject({ metadata: { contentType: 'image/png' } });
  exists.mockResolvedValue([true]);
  expect(await ownPictureUrl(FOREIGN)).toBe(copy);
  expect(fetchPicture).toHaveBeenCalledOnce();
  expect(await ownPictureUrl(`${FOREIGN}?2`)).not.toBe(copy);
});

test('DAY-02 four pictures are copied at a time, and a copy that fails makes room for the next as well', async () => {
  const fetches = Array.from({ length: 10 }, () => Promise.withResolvers());
  let started = 0;
  fetchPicture.mockImplementation(() => fetches[started++]?.promise);
  const copies = Array.from(fetches, (_, number) => ownPictureUrl(`${FOREIGN}?${number}`));
  for (const [ended, { resolve, reject }] of fetches.entries()) {
    await vi.waitFor(() => expect(started).toBe(Math.min(10, ended + 4)));
    if (ended % 2 === 0) reject(new Error('It is no picture'));
    else resolve({ type: 'image/png', bytes: Buffer.from('a') });
  }
  expect((await Promise.all(copies)).filter(Boolean)).toHaveLength(5); // The others have failed.
});

test('DAY-02 after a timeout no further picture of the same site is tried for a while; those of other sites are', async () => {
  fetchPicture.mockRejectedValue(new DOMException('', 'TimeoutError'));
  const copies = Array.from({ length: 50 }, (_, number) =>
    ownPictureUrl(`https://slow.example/${number}.png`),
  );
  expect((await Promise.all(copies)).filter(Boolean)).toEqual([]);
  expect(fetchPicture).toHaveBeenCalledTimes(4);
  await ownPictureUrl('https://other.example/a.png');
  expect(fetchPicture).toHaveBeenCalledTimes(5);
});

test.each([
  '//evil.example/a.png',
  'https://firebasestorage.googleapis.com/v0/b/site.test.evil/o/a.png?alt=media',
  'https://www.example.org.evil.example/a.png',
  'https://',
])('SAFE-04 if %s cannot be copied, no URL is returned, and the log says why', async (url) => {
  fetchPicture.mockRejectedValue(new Error('It is no picture'));
  expect(await ownPictureUrl(url)).toBeUndefined();
  expect(warn.mock.lastCall?.[1]).toEqual({ url, reason: 'Error: It is no picture' });
});
