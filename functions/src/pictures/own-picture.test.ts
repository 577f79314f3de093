import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPicture } from './own-picture.ts';

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
])('SAFE-04 the picture %s stays where it is', async (address) => {
  expect(await ownPicture(address)).toBe(address);
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('SAFE-04 a picture of another site is copied into Storage, once', async () => {
  const copy = await ownPicture(FOREIGN);
  expect(copy).toMatch(
    /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/site\.test\/o\/posts%2Fcopy-[0-9a-f]{64}\?alt=media$/,
  );
  expect(save.mock.lastCall?.[1]).toMatchObject({ metadata: { contentType: 'image/png' } });
  exists.mockResolvedValue([true]);
  expect(await ownPicture(FOREIGN)).toBe(copy);
  expect(fetchPicture).toHaveBeenCalledOnce();
  expect(await ownPicture(`${FOREIGN}?2`)).not.toBe(copy);
});

test.each(['//evil.example/a.png', 'https://www.example.org.evil.example/a.png', 'https://'])(
  'SAFE-04 if %s cannot be copied, no address is returned, and the log says why',
  async (address) => {
    fetchPicture.mockRejectedValue(new Error('It is no picture'));
    expect(await ownPicture(address)).toBeUndefined();
    expect(warn.mock.lastCall?.[1]).toEqual({ address, reason: 'Error: It is no picture' });
  },
);
